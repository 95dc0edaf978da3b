import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

interface ScreenProps {
  title: string;
  /** Hides the heading from sight on a screen that shows its name in another way. */
  quietTitle?: boolean;
  children: ReactNode;
}

/** A screen with its browser title and its one top heading. */
export function Screen({ title, quietTitle = false, children }: ScreenProps) {
  return (
    <>
      <title>{m.page_title({ title })}</title>
      <h1 className={quietTitle ? 'sr-only' : 'mb-4 text-2xl font-bold'}>{title}</h1>
      {children}
    </>
  );
}
