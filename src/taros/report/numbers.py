"""Numbers as the reader's language writes them: 1,234.5 and 12.3% in English, 1.234,5 and 12,3 % in
Spanish.

What programs read, such as JSON, records and positions, is not written with these functions.
"""

WHOLE = "#,##0"  # the pattern of CLDR for whole numbers


def decimal(value: float, digits: int, language: str) -> str:
    """Write `value` with `digits` digits after the decimal sign, and never as minus zero."""
    return _written(value, digits, _pattern(digits), language)


def count(value: int, language: str) -> str:
    """Write a whole number, with its thousands set off."""
    return decimal(value, 0, language)


def change(value: float, digits: int, language: str) -> str:
    """Write `value` like `decimal`, with its sign, or without one if it rounds to zero."""
    pattern = _pattern(digits)
    signed = f"+{pattern};-{pattern}" if round(value, digits) else pattern
    return _written(value, digits, signed, language)


def percent(share: float, language: str) -> str:
    """Write a share of 1 in percent, with one digit after the decimal sign."""
    return _with_percent_sign(decimal(100 * share, 1, language), language)


def change_percent(share: float, language: str) -> str:
    """Write `share` like `percent`, with its sign, or without one if it rounds to zero."""
    return _with_percent_sign(change(100 * share, 1, language), language)


def _written(value: float, digits: int, pattern: str, language: str) -> str:
    from babel.numbers import format_decimal  # imported late: babel takes long to import

    return format_decimal(round(value, digits) + 0.0, pattern, locale=language)


def _pattern(digits: int) -> str:
    """Return the pattern of CLDR for a number with `digits` digits after the decimal sign."""
    return f"{WHOLE}.{'0' * digits}" if digits else WHOLE


def _with_percent_sign(number: str, language: str) -> str:
    """Put the percent sign where `language` has it, with the space that does not break before it.

    The number is in percent already: to divide it by 100 for babel would round it twice.
    """
    from babel import Locale

    usual: str = Locale.parse(language).percent_formats[None].pattern
    return usual.replace(WHOLE, number)
