"""The names of the kernel modules of a game."""

from typing import NamedTuple


class KernelModules(NamedTuple):
    """The names of a game's kernel modules inside `package`, which has the kernels of one game.

    They may import from their own package and from `taros.kernels`: compiled code is made anew when
    a file of these two changes.

    The stubs `taros/kernels/shared/*.pyi` say what each module offers. The defaults are modules of
    `shared` that suit every game; where a default is None, bots that need it do not play the game.
    """

    package: str
    kernel: str = "kernel"
    """The rules."""

    policy: str = "defaults.uniform_policy"
    """Which moves are worth a try, and how good they look."""

    hidden: str = "defaults.nothing_hidden"
    """What seats cannot see, and how to deal it anew."""

    features: str | None = None
    """What learned evaluations judge a state by; their weights are in the folder `weights`."""

    plan: str | None = None
    """How a seat plans its own next turns."""

    encoding: str = "defaults.plain_encoding"
    """How states and moves look to learning programs."""

    def bindings(self) -> dict[str, str]:
        """Map the names that shared kernels import to the modules that stand behind them."""
        names = {
            "kernel": self.kernel,
            "policy": self.policy,
            "hidden": self.hidden,
            "features": self.features,
            "plan": self.plan,
            "encoding": self.encoding,
        }
        return {name: module for name, module in names.items() if module is not None}
