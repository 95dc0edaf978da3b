/** Black on white whatever the theme on screen: a dark card would swallow the ink and the words. */
export const PAPER = [
  'print:[--page:white] print:[--surface:white] print:[--sunken:white]',
  'print:[--ink:black] print:[--ink-2:black] print:[--line:black] print:[--line-soft:black]',
  'print:[--accent:white] print:[--on-accent:black] print:[--accent-ink:black] print:[--accent-soft:white]',
  'print:[--amber-ink:black] print:[--amber-soft:white] print:[--critical-ink:black] print:[--critical-soft:white]',
].join(' ');
