declare const kind: unique symbol;

/**
 * A string that is an id of one kind. The compiler refuses a drug's id in place of a card's. A plain string counts as any
 * kind, because the ids of an edition are read from files and checked there.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind };

/** Id of a protocol card: its address and the name of its file. */
export type ProtocolId = Id<'protocol'>;
/** Id of a category group. */
export type GroupId = Id<'group'>;
/** Id of a stocked drug. */
export type MedicationId = Id<'drug'>;
/** Key of a source. */
export type SourceKey = Id<'source'>;
