# taros admin

backup-made = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] 1 suceso
   *[other] { $events } sucesos
} en { $path }; la copia se ha leído y comprobado. El archivo contiene los secretos del servidor: guárdalo como tales.
backup-restored = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] 1 suceso
   *[other] { $events } sucesos
} de { $path } están en la base de datos.
backup-exists = Ya existe el archivo { $path }: elige otro nombre para la copia.
no-backup = { $path } no es una copia de seguridad: taros admin backup escribe una.
backup-damaged = La copia { $path } está dañada: no se ha restaurado nada.
backup-newer = La copia { $path } es de una versión más nueva de Taros: actualiza primero esta.
database-in-use = Un servidor usa esta base de datos: detenlo primero.
database-not-empty = En esta base de datos hay partidas: --replace las borra.

records-writing = Escribiendo
records-written = { $count ->
    [one] 1 registro está
   *[other] { $count } registros están
} en { $path }.
record-unreadable = La mesa { $table } no se puede leer y queda fuera.

tidied = { $count ->
    [one] Se ha borrado 1 mesa.
   *[other] Se han borrado { $count } mesas.
}
tidy-due = { $count ->
    [one] Se borraría 1 mesa.
   *[other] Se borrarían { $count } mesas.
}
tidy-to-close = { $count ->
    [one] El servidor cerrará 1 mesa sin terminar en la que ya no pasa nada.
   *[other] El servidor cerrará { $count } mesas sin terminar en las que ya no pasa nada.
}

account-renamed = { $before } se llama ahora { $name }.
account-reserved = Nadie puede llamarse { $name } desde ahora.

secrets-rotated = Se han guardado secretos nuevos: un servidor los usa en menos de tres minutos. Las cookies firmadas antes valen 90 días, salvo que los límites digan otra cosa, y las partidas en curso continúan.

host-banned = { $name } tiene prohibida la entrada.
host-unbanned = Se ha levantado la prohibición de { $name }.
host-appointed = { $name } puede administrar el servidor en la página /host.
host-dismissed = { $name } ya no administra el servidor.
host-would-close = La mesa { $table } se cerraría.
host-closed = La mesa { $table } está cerrada.
host-announced = Todas las páginas lo muestran en menos de un minuto.
host-announced-nothing = Las páginas ya no muestran nada del anfitrión.
host-terminal = en la terminal
host-log-broken = El registro no está como se escribió: la entrada { $number } falta o se ha cambiado.
