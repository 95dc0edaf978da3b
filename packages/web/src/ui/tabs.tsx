import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onValue: (value: Value) => void;
  tabs: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly panel: ReactNode }>;
  /** As short as a touch target may be and with small gaps, for screens where the results matter more. */
  compact?: boolean;
}

/**
 * Tabs that follow the WAI-ARIA authoring practices. The tabs are a single Tab stop, arrow keys move the focus, and
 * Enter or Space shows the panel. Only the shown panel is rendered. Sign-in needs tabs, and a library would be too
 * large for it.
 */
export function Tabs<Value extends string>({ label, value, onValue, tabs, compact = false }: TabsProps<Value>) {
  const id = useId();
  const panelId = `${id}-panel`;
  return (
    <div className={`flex flex-col ${compact ? 'gap-1.5' : 'gap-4'}`}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className={`flex flex-wrap gap-1 rounded-lg border border-line-soft bg-sunken print:hidden ${compact ? '' : 'p-1'}`}
      >
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={selected}
              aria-controls={selected ? panelId : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onValue(tab.value)}
              className={`min-h-12 flex-1 rounded-md px-2 font-semibold text-ink-2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card not-focus-visible:aria-selected:outline not-focus-visible:aria-selected:outline-line ${
                compact ? 'leading-tight max-sm:text-sm' : ''
              }`}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map(
        (tab) =>
          tab.value === value && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
            <div key={tab.value} role="tabpanel" id={panelId} aria-labelledby={`${id}-${tab.value}`} tabIndex={0}>
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const target = targetOf(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length, isRtl(list));
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

function targetOf(key: string, at: number, count: number, rtl: boolean): number | undefined {
  const next = (at + 1) % count;
  const previous = (at - 1 + count) % count;
  switch (key) {
    case 'ArrowRight':
      return rtl ? previous : next;
    case 'ArrowLeft':
      return rtl ? next : previous;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
