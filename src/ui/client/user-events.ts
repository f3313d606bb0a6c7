/** Whether a letter typed into the target of an event is text rather than a command. */
export function takesText(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(textInputSelector) !== null;
}

const textInputSelector =
  'input,textarea,select,[contenteditable]:not([contenteditable="false"]),[role="textbox"],[role="searchbox"],[role="combobox"]';

/** Whether a click follows a link in this tab: with the main button and without a key that opens another tab or saves. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
