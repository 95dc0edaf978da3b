import { useSessionText } from './session-state.ts';

/** A set of open items, newest first, that survives a reload. */
export interface OpenNames<Name extends string> {
  readonly open: readonly Name[];
  set: (name: Name, open: boolean) => void;
  /** Opens an item and closes all others. */
  only: (name: Name) => void;
  clear: () => void;
}

export function useOpenNames<Name extends string>(
  key: string,
  all: readonly Name[],
  initial: readonly Name[] = [],
): OpenNames<Name> {
  const [text, setText] = useSessionText(key, initial.join(' '));
  const stored = text.split(' ');
  const open = stored.flatMap((word) => all.filter((name) => name === word));
  return {
    open,
    set: (name, isOpen) => {
      const others = open.filter((other) => other !== name);
      setText((isOpen ? [name, ...others] : others).join(' '));
    },
    only: (name) => setText(name),
    clear: () => setText(''),
  };
}
