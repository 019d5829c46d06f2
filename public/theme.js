// Runs before the first paint, so that nobody sees the wrong theme flash. A file of its own rather
// than an inline script, so that the content security policy needs no exception.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('plumbline-theme');
  } catch {
    // Storage may be forbidden; the system's theme stands.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
