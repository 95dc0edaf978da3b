interface StripLineProps {
  text: string;
  actions: ReadonlyArray<{ readonly words: string; readonly onPress: () => void }>;
}

/** A sentence shown in place of the clocks, with the possible answers. */
export function StripLine({ text, actions }: StripLineProps) {
  return (
    <div className="flex h-full items-center gap-1">
      <p role="status" className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-semibold @max-[6rem]:sr-only">
        {text}
      </p>
      {actions.map(({ words, onPress }) => (
        <button
          key={words}
          type="button"
          onClick={onPress}
          className="h-full min-w-12 shrink-0 px-2 font-bold text-accent-ink underline underline-offset-4 @max-[6rem]:flex-1 @max-[6rem]:px-0"
        >
          {words}
        </button>
      ))}
    </div>
  );
}
