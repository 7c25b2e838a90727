/** What a country calls the two parts of an address whose names differ; phrases, to be translated. */
interface AddressWords {
  readonly region: string;
  readonly postcode: string;
}

/** The words of a country's post; Magento's for a country that is not listed, or none yet. */
export function addressWords(countryCode: string): AddressWords {
  return WORDS[countryCode] ?? { region: "Region", postcode: "Postcode" };
}

const WORDS: Readonly<Record<string, AddressWords>> = {
  AU: { region: "State", postcode: "Postcode" },
  BR: { region: "State", postcode: "Postal code" },
  CA: { region: "Province", postcode: "Postal code" },
  CN: { region: "Province", postcode: "Postal code" },
  ES: { region: "Province", postcode: "Postal code" },
  FR: { region: "Region", postcode: "Postal code" },
  DE: { region: "State", postcode: "Postal code" },
  GB: { region: "County", postcode: "Postcode" },
  IE: { region: "County", postcode: "Eircode" },
  IN: { region: "State", postcode: "PIN code" },
  IT: { region: "Province", postcode: "Postal code" },
  JP: { region: "Prefecture", postcode: "Postal code" },
  MX: { region: "State", postcode: "Postal code" },
  US: { region: "State", postcode: "ZIP code" },
};
