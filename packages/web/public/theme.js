// Runs before the first paint, so that a dark ambulance cabin never sees a white flash.
try {
  const theme = localStorage.getItem('first60.theme');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked; the system theme is the right answer then.
}
