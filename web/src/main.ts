document.body.textContent = "Taros";
