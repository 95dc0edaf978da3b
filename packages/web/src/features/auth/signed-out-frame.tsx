import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { ThemePicker } from '../../ui/theme-picker.tsx';

/** Brand and theme on top, the screen below: what every signed-out screen stands in. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line-soft bg-surface pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex min-h-14 max-w-6xl items-center justify-between gap-2 px-4">
          <p className="flex items-center gap-2 text-xl font-extrabold text-accent-ink">
            <img src="/icons/icon.svg" alt="" width="32" height="32" />
            {m.product_name()}
          </p>
          <ThemePicker />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
        {children}
      </main>
    </div>
  );
}
