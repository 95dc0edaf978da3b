import { edition } from '../../lib/edition.ts';
import { m } from '../../paraglide/messages.js';

interface CategoryButtonsProps {
  /** The chosen category's id, null for all, undefined while one protocol alone is shown. */
  chosen: string | null | undefined;
  onChoose: (category: string | null) => void;
}

/** One scrolling row on phones, so that the first card stays in sight; wrapped lines where there is room. */
export function CategoryButtons({ chosen, onChoose }: CategoryButtonsProps) {
  const groups = edition.groups.filter(({ protocols }) => protocols.some((id) => edition.protocols[id] !== undefined));
  const buttons = [
    { id: null, title: m.protocols_all_categories() },
    ...groups.map(({ id, title }) => ({ id, title })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      role="group"
      aria-label={m.protocols_categories_label()}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {buttons.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-12 shrink-0 rounded-full border border-line bg-surface px-4 font-semibold text-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {title}
        </button>
      ))}
    </div>
  );
}
