/** The drug, and the product when it is said, that a diluent is: "saline", "dextrose-10", "sodium-chloride/flush". */
export function fluidOf(diluent: string): { readonly drug: string; readonly product?: string } {
  const [drug = '', product] = diluent.split('/');
  return { drug: drug === 'saline' ? 'sodium-chloride' : drug, ...(product !== undefined && { product }) };
}
