/** Whether a letter typed into the target of an event is text rather than a command. */
export function takesText(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(textInputSelector) !== null;
}

const textInputSelector =
  'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],[role=combobox]';
