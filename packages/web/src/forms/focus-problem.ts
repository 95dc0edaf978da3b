/** Focuses the first field of a form that has a problem. */
export function focusProblem(form: HTMLFormElement, problems: object): void {
  const first = Object.keys(problems)[0];
  const field = first === undefined ? null : form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
