import { ExternalLink } from 'lucide-react';

/** Opens a cited work in a new tab. Not printed. */
export function SourceLink({ url, label }: { url: string; label: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className="flex size-12 shrink-0 items-center justify-center text-accent-ink print:hidden"
    >
      <ExternalLink aria-hidden className="size-5" />
    </a>
  );
}
