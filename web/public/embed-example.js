// Listens to the first board of embed-example.html, and plays on it.
const board = document.getElementById("play");
board.addEventListener("move", (event) => {
  const { move, position } = event.detail;
  document.getElementById("last").textContent = `${move} (${position})`;
});
document.getElementById("move").addEventListener("click", () => board.play("C"));
document.getElementById("reset").addEventListener("click", () => board.reset());
