import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface DisclosureProps {
  /** Heading level of the trigger, so that the headings of each screen are in order. */
  level: 2 | 3 | 4;
  title: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Element id for links to this section. */
  id?: string;
  /**
   * True for one of several sections in a card. On a phone a line divides them, and the text has the full width of a
   * box.
   */
  inCard?: boolean;
  /** Stands in the row of the heading, behind it. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A heading that opens and closes its content. The content is rendered only while it is open. A card has up to twelve
 * of these, and a library would be too large for this purpose.
 */
export function Disclosure({ level, title, open, onOpen, id, inCard = false, beside, children }: DisclosureProps) {
  const panelId = useId();
  const Heading = `h${level}` as const;
  return (
    <div
      id={id}
      className={`border-line-soft bg-surface print:border-0 ${
        inCard ? 'border-t sm:rounded-lg sm:border' : 'rounded-lg border'
      }`}
    >
      <div className={beside === undefined ? undefined : 'flex items-center'}>
        {/* On a phone its title breaks into two lines, which leaves room for two chips. */}
        <Heading
          className={
            beside === undefined
              ? undefined
              : 'shrink-0 max-sm:w-min max-sm:[&_button]:gap-1 max-sm:[&_button]:leading-tight'
          }
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => onOpen(!open)}
            className={`flex min-h-14 w-full items-center justify-between gap-3 px-4 text-start text-lg font-bold -outline-offset-3 print:min-h-0 print:border-b print:px-0 print:py-0.5 ${inCard ? 'py-2 max-sm:min-h-12 max-sm:px-3 max-sm:py-1' : 'py-2'}`}
          >
            <span className="min-w-0 flex-1">{title}</span>
            <ChevronDown
              aria-hidden
              className={`size-6 shrink-0 text-ink-2 transition-transform duration-100 print:hidden ${open ? 'rotate-180' : ''}`}
            />
          </button>
        </Heading>
        {beside}
      </div>
      {open && (
        <div id={panelId} className={`px-4 pb-4 print:px-0 print:pt-1 print:pb-1.5 ${inCard ? 'max-sm:px-3' : ''}`}>
          {children}
        </div>
      )}
    </div>
  );
}
