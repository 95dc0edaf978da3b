import { LoaderCircle } from 'lucide-react';
import { m } from '../paraglide/messages.js';

export function Spinner({ label = m.loading() }: { label?: string }) {
  return (
    <div role="status" className="flex min-h-60 flex-col items-center justify-center gap-3 text-ink-2">
      <LoaderCircle aria-hidden className="size-10 animate-spin text-accent-ink" />
      <p>{label}</p>
    </div>
  );
}
