declare const kind: unique symbol;

/**
 * A string that is of one kind of id. A drug's id is no card's: the compiler refuses one for the other. A plain string
 * counts as any of them, because the ids of an edition are read from files and checked there.
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
