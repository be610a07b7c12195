# Los ajustes

web-settings-board = En el tablero
web-settings-motion = Velocidad del movimiento
web-settings-motion-off = Sin movimiento
web-settings-motion-quick = Rápida
web-settings-motion-normal = Normal
web-settings-motion-slow = Lenta
web-settings-coordinates = Coordenadas
web-settings-coordinates-explained = Letras y números junto a las casillas.
web-settings-odds = Probabilidades
web-settings-odds-explained = Con qué probabilidad acaba una jugada en cada lugar, cuánto costaría, quién va por delante.
web-settings-confirm = Confirmar cada jugada
web-settings-confirm-explained = La jugada se muestra primero, y se hace cuando tú lo dices.
web-settings-turn-board = Girar el tablero hacia mí
web-settings-turn-board-explained = Tú te sientas abajo, los demás alrededor del mercado.
web-settings-page = En la página
web-settings-theme = Claro u oscuro
web-settings-theme-system = Sistema
web-settings-theme-light = Claro
web-settings-theme-dark = Oscuro
web-settings-left-handed = Para la mano izquierda
web-settings-left-handed-explained = En el teléfono, los botones quedan a la izquierda.
web-settings-keys = Qué teclas hay

# La lista de teclas

web-keys = Teclas
web-keys-everywhere = En todas las páginas
web-keys-arrow-left = flecha izquierda
web-keys-arrow-up = flecha arriba
web-keys-arrow-right = flecha derecha
web-keys-arrow-down = flecha abajo
web-keys-tab = Al siguiente botón o enlace, o de vuelta al anterior
web-keys-enter = Elegir lo que tiene el foco
web-keys-help = Esta lista
web-keys-step = Un momento atrás o adelante
web-keys-ends = Al principio o al final de la partida
web-keys-choose = Elegir la opción con este número
web-settings-sounds = Sonidos y notificaciones
web-settings-sound = Sonido
web-settings-sound-off = Sin sonido
web-settings-sound-quiet = Bajo
web-settings-sound-normal = Normal
web-settings-notifications = Avisarme cuando me toque
web-settings-notifications-forbidden = Tu navegador prohíbe las notificaciones de esta página; puedes permitirlas en sus ajustes.
web-settings-notifications-explained = Con notificaciones del sistema, si hay una página de Taros abierta y estás a otra cosa.
