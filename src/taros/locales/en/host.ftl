# Refusals about looking after a server

host-only = Only those whom the host has named can do that.
host-no-ban = Nobody called { $name } is banned.
host-text-long = A text of the host has at most { $most } characters.
host-name-or-address = Give the name of an account, or --address.
host-bad-address = { $value } is no address such as 203.0.113.7 or 2001:db8::1.
host-address-days = An address is banned for a while: give --days.
