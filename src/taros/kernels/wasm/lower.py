"""Compile the doors of a game to a WebAssembly object: numba lowers them, LLVM compiles them.

numba makes LLVM IR of every kernel on the way. It is taken before any optimisation, because
optimised IR may have the size of this machine's pointers in it. Linked, and with a function around
each door, it is optimised as a whole for wasm32.

This changes numba for the rest of the process and must have a process of its own: nothing native
is compiled here, and nothing may be taken from or put into numba's cache.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import cgutils, codegen, compiler, cpu, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np import arrayobj

from ..compiler import _callers_first, _compilers
from ..loader import load
from ..modules import KernelModules
from .doors import Array, Door, Group, Number, Parameter

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint,+sign-ext,+mutable-globals"
OPTIMISATIONS = 2  # runs of all passes: the second still finds something

I32, I64, F64, VOID = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.VoidType()
ITEM_BYTES = 8
NUMBERS = {"int": types.int64, "float": types.float64, "bool": types.boolean}


def compile_doors(modules: KernelModules, doors: Sequence[Door]) -> bytes:
    """Return the doors of a game, and all they call, as a WebAssembly object."""
    _keep_ir_only()
    with global_compiler_lock:
        context = cpu_target.target_context
        context.refresh()
        cpu_target.typing_context.refresh()
        libraries: dict[Any, None] = {}
        for door in doors:
            libraries |= dict.fromkeys(_libraries_of(door, modules, context))
        return _emit(_link(libraries, {door.export for door in doors}))


@cache
def _keep_ir_only() -> None:
    """Let numba make IR, but neither optimise it nor compile it for this machine."""
    library: Any = codegen.CPUCodeLibrary
    library._optimize_functions = lambda self, module: None
    library._optimize_final_module = lambda self: None
    library._finalize_final_module = lambda self: setattr(self, "_finalized", True)

    def get_executable(self: Any, library: Any, description: Any, environment: Any) -> Any:
        """Return a function that stands for a kernel, and is never called."""
        name = description.qualname.rpartition(".")[2]
        module = description.lookup_module()
        return _dynfunc.make_function(module, name, "", 0, environment, (library,))

    context: Any = cpu.CPUContext
    context.get_executable = get_executable


# One door


def _libraries_of(door: Door, modules: KernelModules, context: Any) -> Iterator[Any]:
    """Yield the code of a door, of its kernel and of all that it calls, callers first."""
    kernel = getattr(load(modules, door.module, compiled=True), door.name).py_func
    flags: Any = compiler.Flags()
    flags.nrt = False
    flags.error_model = "numpy"
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    arguments = tuple(map(_numba_type, door.parameters))
    _, part = _compilers(False)
    lowered = compiler.compile_extra(
        cpu_target.typing_context,
        context,
        kernel,
        arguments,
        return_type=None,
        flags=flags,
        locals={},
        pipeline_class=part,
    )
    result = NUMBERS[door.result.kind] if door.result else types.none
    returned = types.unliteral(lowered.signature.return_type)
    if returned != result:
        raise TypeError(f"{door.export} returns {returned}, not {result} as annotated")
    lowered.library._ensure_finalized()
    outside = context.codegen().create_library(door.export)
    outside.add_ir_module(_function_around(door, lowered, context, outside))
    outside._finalized = True
    yield outside
    yield from _callers_first([lowered.library])


def _numba_type(parameter: Parameter) -> Any:
    match parameter:
        case Number(kind):
            return NUMBERS[kind]
        case Array(kind, dimensions):
            return types.Array(NUMBERS[kind], dimensions, "C")
        case Group(members, None):
            return types.Tuple(tuple(map(_numba_type, members)))
        case Group(members, named_tuple):
            return types.NamedTuple(tuple(map(_numba_type, members)), named_tuple)


def _function_around(door: Door, lowered: Any, context: Any, library: Any) -> Any:
    """Return a module with the function that is exported: it calls the kernel, or traps."""
    module = library.create_ir_module(door.export)
    wasm_types = [each for one in door.parameters for each in _wasm_types(one, context)]
    result = _result_type(door.result)
    function = ir.Function(module, ir.FunctionType(result, wasm_types), door.export)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    given = iter(function.args)
    arguments = [_argument(one, given, builder, context) for one in door.parameters]
    kernel = context.declare_function(module, lowered.fndesc)
    signature = lowered.signature
    status, value = context.call_conv.call_function(
        builder, kernel, signature.return_type, signature.args, arguments
    )
    with cgutils.if_unlikely(builder, status.is_error):
        trap = ir.FunctionType(VOID, [])
        builder.call(cgutils.get_or_insert_function(module, trap, "llvm.trap"), [])
    match door.result:
        case None:
            builder.ret_void()
        case Number("bool"):
            builder.ret(builder.zext(value, I32))
        case Number("float"):
            builder.ret(value)
        case _:
            builder.ret(builder.sitofp(value, F64))
    return module


def _wasm_types(parameter: Parameter, context: Any) -> Iterator[Any]:
    match parameter:
        case Number(kind):
            yield I32 if kind == "bool" else F64
        case Array(kind, dimensions):
            yield context.get_value_type(NUMBERS[kind]).as_pointer()
            yield from [I32] * dimensions
        case Group(members):
            for member in members:
                yield from _wasm_types(member, context)


def _result_type(result: Number | None) -> Any:
    if result is None:
        return VOID
    return I32 if result.kind == "bool" else F64


def _argument(parameter: Parameter, given: Iterator[Any], builder: Any, context: Any) -> Any:
    """Return a parameter as the kernel expects it, made of those `given` by the caller."""
    match parameter:
        case Number("float"):
            return next(given)
        case Number("bool"):
            return builder.icmp_signed("!=", next(given), ir.Constant(I32, 0))
        case Number():
            return builder.fptosi(next(given), I64)
        case Array():
            return _array(parameter, given, builder, context)
        case Group(members):
            made = [_argument(member, given, builder, context) for member in members]
            return context.make_tuple(builder, _numba_type(parameter), made)


def _array(parameter: Array, given: Iterator[Any], builder: Any, context: Any) -> Any:
    made = context.make_array(_numba_type(parameter))(context, builder)
    data = next(given)
    shape = [builder.zext(next(given), I64) for _ in range(parameter.dimensions)]
    strides: list[Any] = []
    step = ir.Constant(I64, ITEM_BYTES)
    for length in reversed(shape):
        strides.insert(0, step)
        step = builder.mul(step, length)
    null = cgutils.get_null_value(cgutils.voidptr_t)
    arrayobj.populate_array(
        made,
        data=data,
        shape=shape,
        strides=strides,
        itemsize=ir.Constant(I64, ITEM_BYTES),
        meminfo=null,
        parent=null,
    )
    return made._getvalue()


# All of them


def _link(libraries: Iterable[Any], exports: Collection[str]) -> Any:
    """Return the IR of all libraries as one module, in which only `exports` are visible."""
    whole = llvm.parse_assembly("")
    for library in libraries:
        module = library._final_module.clone()
        for function in module.functions:
            if not function.is_declaration and function.name not in exports:
                function.linkage = "linkonce_odr"  # several doors may have brought it
        whole.link_in(module)
    for value in (*whole.functions, *whole.global_variables):
        if not value.is_declaration and value.name not in exports:
            value.linkage = "internal"
    return whole


def _emit(module: Any) -> bytes:
    """Optimise `module` for WebAssembly and return the object."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, tuning)
    for _ in range(OPTIMISATIONS):
        passes.getModulePassManager().run(module, passes)
    compiled: bytes = machine.emit_object(module)
    return compiled
