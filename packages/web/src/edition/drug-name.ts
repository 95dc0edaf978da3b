/** The name to display, with its look-alike letters in capitals where it is easily confused. */
export const drugName = ({ tallMan, genericName }: Named): string => tallMan ?? genericName;

/** A stocked drug, or one that the server names, with the stocked drug's tall-man letters if it is stocked. */
interface Named {
  readonly tallMan?: string | undefined;
  readonly genericName: string;
}
