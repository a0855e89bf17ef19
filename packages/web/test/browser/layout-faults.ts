// What is wrong with the layout of a page as it stands: text that runs over, is cut off or lies on other text, and
// targets too small for a finger.
import type { Page } from 'playwright-core';

/** Sentences that say what is wrong and where; none: all is well. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST_TARGET = 24;
    const SLACK = 2;
    /** Drawn on purpose over something else, or placed by rules of their own that have tests of their own. */
    const APART = '.map-window, .hero-map, .large-face, [aria-hidden="true"]';
    /** Cards say why they are of no use over their own picture. */
    const OVERLAPPING = '.hand';
    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 40)}`;
    /** Said, not shown: cut away to nothing, in every size or in this one. */
    const isOnlySaid = (element: Element): boolean => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isOnlySaid(element);
    const root = document.querySelector('dialog[open]') ?? document.body;
    const scrolls = (element: Element, way: 'overflowX' | 'overflowY'): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element)[way]);

    if (document.documentElement.scrollWidth > innerWidth + SLACK) {
      faults.push(
        `the page is ${document.documentElement.scrollWidth} wide, the window ${innerWidth}`,
      );
    }
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof SVGElement || element.closest(APART) !== null || !isShown(element)) {
        continue;
      }
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);
      if (cuts(overflowX) && element.scrollWidth > element.clientWidth + SLACK) {
        faults.push(`cut off at the side: ${nameOf(element)}`);
      }
      if (cuts(overflowY) && element.scrollHeight > element.clientHeight + SLACK) {
        faults.push(`cut off below: ${nameOf(element)}`);
      }
      if (element.matches('button, select, a[href], input, [role="button"]')) {
        const { width, height } = element.getBoundingClientRect();
        const isInText = element.matches('p a, li p a');
        if (!isInText && (width < LEAST_TARGET || height < LEAST_TARGET - 0.5)) {
          faults.push(
            `${Math.round(width)} × ${Math.round(height)} is too small: ${nameOf(element)}`,
          );
        }
      }
    }

    /** The part of a box that its scrolling ancestors let be seen. */
    const seenPart = (from: Element, { left, top, right, bottom }: DOMRect): DOMRect | null => {
      let box = { left, top, right, bottom };
      for (let one: Element | null = from; one !== null; one = one.parentElement) {
        if (!scrolls(one, 'overflowX') && !scrolls(one, 'overflowY')) continue;
        const edge = one.getBoundingClientRect();
        box = {
          left: Math.max(box.left, edge.left),
          top: Math.max(box.top, edge.top),
          right: Math.min(box.right, edge.right),
          bottom: Math.min(box.bottom, edge.bottom),
        };
      }
      const width = box.right - box.left;
      const height = box.bottom - box.top;
      return width > 0 && height > 0 ? new DOMRect(box.left, box.top, width, height) : null;
    };
    const lines: { readonly box: DOMRect; readonly text: string; readonly owner: Element }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const owner = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim();
      if (
        owner === null ||
        text === '' ||
        owner.closest(`${APART}, ${OVERLAPPING}, option`) !== null
      )
        continue;
      if (!isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const box = seenPart(owner, rect);
        if (box === null) continue;
        if (box.right > innerWidth + SLACK || box.left < -SLACK) {
          faults.push(`beyond the window: ${text.slice(0, 40)}`);
        }
        lines.push({ box, text: text.slice(0, 30), owner });
      }
    }
    const isSticky = (element: Element): boolean =>
      element.closest('.dialog header, .table-tabs, .dock, .new-game-end, .play-or-learn') !== null;
    for (const [i, a] of lines.entries()) {
      for (const b of lines.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across < 3 || down < 7 || isSticky(a.owner) !== isSticky(b.owner)) continue;
        faults.push(`“${a.text}” lies on “${b.text}”`);
      }
    }
    return [...new Set(faults)];
  });
