// The plates of the card emblems: a file beside the program, put into the document once; cards refer to its parts.
import address from './emblems.svg?url';

let coming: Promise<void> | null = null;

/** Cards without their pictures can still be played: a failure is not worth a word, and the next page asks again. */
export function loadPlates(): Promise<void> {
  coming ??= fetch(address)
    .then(async (answer) => {
      const { documentElement } = new DOMParser().parseFromString(
        await answer.text(),
        'image/svg+xml',
      );
      documentElement.setAttribute('class', 'plates');
      documentElement.setAttribute('aria-hidden', 'true');
      document.body.append(documentElement);
    })
    .catch(() => {
      coming = null;
    });
  return coming;
}
