# La page de son compte

web-account-keep-heading = Garde ton nom
web-account-keep-about = Tu joues sans compte, et tu peux continuer ainsi tant que tu veux. Garde ton nom, et personne d’autre sur ce serveur ne pourra s’appeler comme toi ; tes parties restent, et tu les retrouves sur tous tes appareils. Ni mot de passe, ni e-mail.
web-account-sign-in-heading = J’ai déjà un nom ici
web-account-sign-in-passkey = Se connecter avec une clé d’accès
web-account-sign-in-recovery = Se connecter avec un code de secours
web-account-sign-in-link = Sur un appareil déjà connecté, cette page fait un lien ou un code QR pour celui-ci.
web-account-code = Code de secours
web-account-sign-in = Se connecter
web-account-link-heading = Te connecter sur cet appareil ?
web-account-link-about = Le lien que tu as ouvert connecte cet appareil, une seule fois. Ce que tu as joué ici sans compte revient quand tu te déconnectes.
web-account-since = Depuis le { $date }
web-account-codes-heading = Codes de secours
web-account-codes-new = Imprime ces codes ou note-les. Chacun te connecte une fois, si tu perds tous tes appareils. Ils ne seront plus affichés.
web-account-codes-left = { $count ->
    [0] Tu n’as pas de code de secours.
    [one] Il te reste { $count } code de secours.
   *[other] Il te reste { $count } codes de secours.
}
web-account-codes-more = Nouveaux codes
web-account-codes-more-about = De nouveaux codes annulent ceux-ci.
web-account-codes-print = Imprimer
web-account-codes-save = Enregistrer dans un fichier
web-account-codes-kept = Je les ai gardés
web-account-passkeys-heading = Clés d’accès
web-account-passkeys-about = Une clé d’accès te connecte avec ton doigt, ton visage ou le code de ton appareil.
web-account-passkeys-insecure = Les clés d’accès ont besoin d’une adresse qui commence par https.
web-account-passkey-add = Ajouter une clé d’accès
web-account-passkey-cancelled = Aucune clé d’accès n’a été choisie.
web-account-devices-heading = Appareils connectés
web-account-device-here = Cet appareil
web-account-device-unnamed = Un appareil
web-account-remove = Retirer
web-account-sign-out = Se déconnecter
web-account-other-heading = Un autre appareil
web-account-other-about = Un lien connecte un autre appareil. Il vaut une fois, pendant dix minutes : ne le donne à personne.
web-account-other-make = Créer un lien
web-account-other-link = Lien pour ton autre appareil
web-account-other-qr = Le lien en code QR, pour une caméra
web-account-data = Télécharger tout ce qui est à moi
web-account-data-about = Tes parties enregistrées, tes réglages et ce qui est gardé de ton compte, en un fichier.
web-account-delete = Supprimer le compte
web-account-delete-sure = Supprimer ton compte ? Tes parties restent, mais sans ton nom, et tu ne pourras plus y revenir.
web-account-done-removed = Retiré.
web-account-bots-heading = Tes bots
web-account-bots-about = Un programme joue aux tables sous un nom à lui, avec un signe qui dit que c’est un bot. Il envoie son jeton avec chaque requête ; la page pour les hôtes et les programmes dit comment.
web-account-bot-name = Nom d’un nouveau bot
web-account-bot-make = Créer un bot
web-account-bot-token = Jeton du bot
web-account-bot-token-about = Il n’est affiché que cette fois. Qui l’a joue comme ton bot.
web-account-bot-renew = Nouveau jeton
web-account-bot-delete = Supprimer le bot
web-account-notices-heading = Quand tu n’es pas là
