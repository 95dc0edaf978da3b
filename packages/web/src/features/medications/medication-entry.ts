import type { Medication } from '@first60/contract';
import type { Drug, Edition, KitNumber } from '@first60/edition';
import { drugName } from '../../edition/drug-name.ts';
import { kitOf } from '../../edition/kit-number.ts';

/** A medication as the screen shows it: from the reference, from the inventory on the device, or both. */
export interface MedicationEntry {
  readonly id: string;
  readonly genericName: string;
  /** The generic name, in tall-man lettering if it is easily confused. */
  readonly name: string;
  readonly brandNames: string;
  readonly classification: string;
  readonly indications: readonly string[];
  readonly presentation: string;
  readonly kit: KitNumber;
  readonly reference?: Medication;
  readonly drug?: Drug;
}

export interface MedicationEntries {
  /** The reference, in its own order. */
  readonly reference: readonly MedicationEntry[];
  /** The drugs in the kits that are not in the reference. */
  readonly kitsOnly: readonly MedicationEntry[];
}

/** Joins the reference with the inventory by id. Without a reference, `kitsOnly` contains the whole inventory. */
export function medicationEntries(
  medications: readonly Medication[],
  { formulary }: Pick<Edition, 'formulary'>,
): MedicationEntries {
  const drugs = Object.values(formulary);
  const known = new Set(medications.map(({ id }) => id));
  return {
    reference: medications.map((medication) =>
      fromReference(
        medication,
        drugs.find(({ id }) => id === medication.id),
      ),
    ),
    kitsOnly: drugs.filter(({ id }) => !known.has(id)).map(fromInventory),
  };
}

function fromReference(medication: Medication, drug: Drug | undefined): MedicationEntry {
  return {
    id: medication.id,
    genericName: medication.genericName,
    name: drugName({ tallMan: drug?.tallMan, genericName: medication.genericName }),
    brandNames: medication.brandNames,
    classification: medication.classification,
    indications: medication.indications,
    presentation: medication.currentlyAvailable,
    kit: kitOf(medication.kitNumber),
    reference: medication,
    ...(drug !== undefined && { drug }),
  };
}

const fromInventory = (drug: Drug): MedicationEntry => ({
  id: drug.id,
  genericName: drug.genericName,
  name: drugName(drug),
  brandNames: drug.brandNames.join(', '),
  classification: drug.classPrimary,
  indications: drug.dosing.map(({ indication }) => indication),
  presentation: drug.presentation,
  kit: drug.kitNumber,
  drug,
});
