import { termsOf } from "./terms.ts";

/** What people say, and what the laws say for it. Left of the colon any word, right of it the law's. */
const ENTRIES = `
auto, pkw, wagen, motorrad, kfz: fahrzeug landfahrzeug
boot, yacht, schiff: wasserfahrzeug
flugzeug: luftfahrzeug
impressum, anbieterkennung: informationspflichten diensteanbieter
wlan, wifi, hotspot, funknetz: drahtloses lokales netzwerk
webseite, website, homepage, internetseite, onlineshop, webshop, app: digitaler dienst diensteanbieter
digital services act, dsa: verordnung 2022/2065
influencer, werbung, newsletter, spam: kommerzielle kommunikation
skonto, rabatt, preisnachlass, minderung: änderung bemessungsgrundlage entgelt
istversteuerung, ist-besteuerung: vereinnahmten entgelten berechnung
sollversteuerung: vereinbarten entgelten
anzahlung, abschlagszahlung, vorauszahlung: vereinnahmt teilentgelt ausführung leistung entsteht
reverse-charge, reverse charge, steuerschuldumkehr: steuerschuldner leistungsempfänger steuerschuldnerschaft
landwirt, bauer, landwirtschaft: land- und forstwirtschaftlicher betrieb durchschnittssätze
fahrschein, fahrkarte, ticket, bahnticket, busfahrkarte: fahrausweis personenbeförderung
gebrauchtwagen, gebrauchtwaren, trödel: wiederverkäufer gebrauchtgegenstände differenzbesteuerung
bußgeld, strafe, geldstrafe: ordnungswidrig geldbuße
ust-id, ust-idnr, umsatzsteuer-id, steuernummer eu, identifikationsnummer: umsatzsteuer-identifikationsnummer
mehrwertsteuer, mwst, ust: umsatzsteuer steuer
steuersatz, prozent: steuer beträgt prozent bemessungsgrundlage
privatperson, verbraucher, privatkunde: nichtunternehmer
verkauf, verkaufen, verkäufer: lieferung lieferer
kauf, kaufen, käufer, kunde: erwerb abnehmer
dienstleistung, service: sonstige leistung
export, ausland, drittland: ausfuhrlieferung drittlandsgebiet
import, einführen: einfuhr einfuhrumsatzsteuer
eu-ausland, binnenmarkt: übriges gemeinschaftsgebiet innergemeinschaftlich
kleinunternehmer: steuerfrei gesamtumsatz
arzt, ärzte, zahnarzt, krankenhaus: heilbehandlungen humanmedizin
schule, nachhilfe, unterricht: bildungszweck
miete, vermietung, vermieten, mieter: vermietung verpachtung grundstücken
korrigieren, berichtigen, falsche rechnung, rechnungskorrektur: berichtigung rechnung berichtigt
kassenbon, kassenzettel: beleg elektronisches aufzeichnungssystem
quittung, kleinbetragsrechnung: rechnung kleinbeträge
gutschrift: rechnung leistungsempfänger ausgestellt gutschrift
onlinehandel, marktplatz, amazon, ebay, plattform: elektronische schnittstelle fernverkauf
betriebsprüfung, steuerprüfung, prüfer: außenprüfung
finanzamt, steuerbehörde: finanzbehörde finanzamt
verjährung, verjährt, verjähren: festsetzungsfrist festsetzungsverjährung zahlungsverjährung
widerspruch, wehren: einspruch rechtsbehelf
zu spät, verspätet, verspätung, vergessen: verspätungszuschlag säumniszuschläge
mahnung, pfändung, pfänden: vollstreckung pfändung mahnung
steuerbetrug, schwarzgeld, hinterziehen: steuerhinterziehung
selbstanzeige: straffrei berichtigt unrichtigen angaben
belege, unterlagen, buchführung: aufbewahrung bücher aufzeichnungen
homeoffice, wohnsitz, wohnort: wohnsitz gewöhnlicher aufenthalt
ratenzahlung, stunden, aufschub: stundung
erlass, erlassen: billigkeitsgründen
kasse, registrierkasse, kassensystem: elektronische aufzeichnungssysteme
steuer-id, steueridentifikationsnummer: identifikationsnummer
e-mail, elektronisch einreichen, elster: amtlich vorgeschriebenem datensatz datenfernübertragung
kamera, videokamera, überwachungskamera, filmen: videoüberwachung optisch-elektronische einrichtungen
chef, arbeitgeber, mitarbeiter, angestellte, bewerber, personalakte: beschäftigte beschäftigungsverhältnis
schufa, bonität, kreditwürdigkeit: scoring wahrscheinlichkeitswert auskunftei
datenschutzbeauftragter, datenschützer: datenschutzbeauftragte benennung
datenpanne, datenleck, gehackt: verletzung schutzes personenbezogener daten
auskunft, was ist gespeichert: auskunftsrecht betroffenen person
löschen, löschung: recht auf löschung
gesundheitsdaten, krankheit: besondere kategorien personenbezogener daten
aufsichtsbehörde, beschwerde: aufsichtsbehörde beschwerde bundesbeauftragte
haftung, haftet, haften, verantwortlich: haftung verantwortlichkeit schadensersatz
`;

/** A word or a phrase as its terms, and the terms that stand for it in the laws. */
interface Entry {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

const entries: readonly Entry[] = ENTRIES.split("\n")
  .filter((line) => line !== "")
  .flatMap((line) => {
    const [said = "", meant = ""] = line.split(":");
    return said.split(",").map((phrase) => ({ said: termsOf(phrase), meant: termsOf(meant) }));
  })
  .filter(({ said }) => said.length > 0);

/** The law's terms for what the terms of a question say otherwise, without those that are there. */
export function expand(terms: ReadonlySet<string>): string[] {
  const found = entries.filter(({ said }) => said.every((term) => terms.has(term)));
  return [...new Set(found.flatMap(({ meant }) => meant))].filter((term) => !terms.has(term));
}
