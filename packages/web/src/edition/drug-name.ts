/** The name to display, with its look-alike letters in capitals where it is easily confused. */
export const drugName = ({ tallMan, genericName }: Named): string => tallMan ?? genericName;

/** A stocked drug, or one that the server names, with the tall-man letters of the stocked drug where there is one. */
interface Named {
  readonly tallMan?: string | undefined;
  readonly genericName: string;
}
