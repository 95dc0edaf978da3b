/** The name that is read: with its look-alike letters raised, where it is easily confused. */
export const drugName = ({ tallMan, genericName }: Named): string => tallMan ?? genericName;

/** A stocked drug; or one that the server names, with the raised letters of the stocked one where there is one. */
interface Named {
  readonly tallMan?: string | undefined;
  readonly genericName: string;
}
