/** Id of a protocol card: its address and the name of its file. */
export type ProtocolId = string;
/** Id of a category group. */
export type GroupId = string;
/** Id of a stocked drug. */
export type MedicationId = string;
/** Key of a source. */
export type SourceKey = string;
