// Putting a text on the clipboard, also on a club's server without HTTPS, where browsers hide `navigator.clipboard`.

/** Whether the browser did it. To be called by a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing without HTTPS, or forbidden to this page.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way: the text is selected in a field that nobody sees, and the browser copies what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'said';
  // Behind an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
