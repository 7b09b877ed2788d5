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
firma verkaufen, betrieb verkaufen, betriebsübernahme, geschäftsübernahme, unternehmensverkauf: geschäftsveräußerung übereignet
selbständig, selbstständig, freelancer, freiberufler, gewerbe, nebenberuflich, solopreneur: unternehmer gewerbliche berufliche tätigkeit selbständig
konzern, tochtergesellschaft, muttergesellschaft, tochterfirma, holding: organschaft eingegliedert organgesellschaft juristische person
gemeinde, stadt, kommune, behörde, rathaus: juristische person öffentlichen rechts öffentliche gewalt
privat nutzen, privatnutzung, firmenwagen, dienstwagen, eigenbedarf, selbst verbrauchen, verschenken, geschenk, spenden: entnahme unentgeltliche zuwendung außerhalb des unternehmens
spedition, spediteur, fracht, transportieren, lkw: beförderung gegenstands güterbeförderung
zug, ice, bordbistro, speisewagen, bordrestaurant, fähre, kreuzfahrt: bord eines schiffs luftfahrzeug eisenbahn beförderung
kredit, darlehen, bank, zinsen, aktien, wertpapiere, krypto, bitcoin: gewährung vermittlung krediten wertpapieren umsätze
glücksspiel, lotto, lotterie, wetten, casino, spielautomat: rennwett lotteriegesetz spieleinsatz
haus verkaufen, grundstück verkaufen, grundstücksverkauf, immobilie, immobilien: grundstück grunderwerbsteuergesetz
versicherung, versicherungsmakler: versicherungsvertreter versicherungsmakler versicherungsverhältnissen
krankengymnastik, physiotherapie, physiotherapeut, hebamme, heilpraktiker, psychotherapie, therapeut, massage: heilbehandlungen physiotherapeut hebamme humanmedizin
pflegedienst, altenheim, pflegeheim, seniorenheim, altenpflege: betreuung pflege hilfsbedürftiger personen
theater, museum, konzert, orchester, zoo, chor, eintrittskarte, eintritt: theater orchester museen tiergärten eintrittsberechtigung
volkshochschule, vhs, seminar, kurs, workshop, startgeld, teilnahmegebühr: vorträge kurse veranstaltungen teilnehmergebühren
sportverein, verein, vereinskasse, vereine: körperschaft gemeinnützige mildtätige zwecke
kita, kindergarten, tagesmutter, babysitter: kindertagespflege betreuung kindern jugendlichen
ehrenamt, ehrenamtlich, vorstandsvergütung: ehrenamtliche tätigkeit
schweiz, tourist, touristen, tax free, taxfree, urlauber, usa, großbritannien: ausfuhr drittlandsgebiet abnehmer reisegepäck
veredeln, fremde ware bearbeiten, lohnfertigung: lohnveredelung bearbeitung verarbeitung
hochsee, reederei, airline, fluggesellschaft: seeschifffahrt luftfahrt
option, optieren, freiwillig versteuern, befreiung verzichten: verzicht auf steuerbefreiungen steuerpflichtig behandelt
solaranlage, photovoltaik, photovoltaikanlage, pv-anlage, solarzellen, solarpanel, balkonkraftwerk, batteriespeicher, stromspeicher: solarmodule photovoltaikanlage speicher
restaurant, gastronomie, gaststätte, café, imbiss, essen, catering, speisen, kneipe: restaurant verpflegungsdienstleistungen abgabe getränken
hotel, übernachtung, ferienwohnung, pension, airbnb, hotelzimmer, gästezimmer, campingplatz: vermietung wohn schlafräumen kurzfristigen beherbergung fremden campingflächen
buch, bücher, zeitung, zeitschrift, e-book, ebook, hörbuch: bücher zeitungen erzeugnisse
lebensmittel, brot, milch, obst, gemüse, kaffee, supermarkt: lebensmittelzubereitungen anlage gegenstände ermäßigten steuersatz
ermäßigt, ermäßigter, niedriger besteuert, weniger mehrwertsteuer, halber steuersatz, sieben prozent: steuer ermäßigt sich sieben prozent anlage
schwimmbad, freibad, sauna, therme: schwimmbädern heilbädern
bus, taxi, nahverkehr, bahn, straßenbahn, öpnv: personen schienenbahnverkehr kraftdroschken beförderung
künstler, maler, gemälde, skulptur, kunst, galerie: kunstgegenstände sammlungsstücke
bau, bauunternehmer, baufirma, handwerker, trockenbauer, dachdecker, subunternehmer, generalunternehmer: bauleistungen bauwerken werklieferungen leistungsempfänger
putzfirma, reinigungsfirma, gebäudereiniger, schrott, altmetall, smartphone, handys: reinigen gebäuden mobilfunkgeräten altmetall leistungsempfänger schuldet
hausbesitzer, hauseigentümer, privathaus: grundstück nichtunternehmer werklieferung
forderungsabtretung, factoring, abgetreten: abtretung forderungen abtretungsempfänger haftet
e-rechnung, erechnung, xrechnung, zugferd, pdf, pdf-rechnung: elektronische rechnung strukturierten elektronischen format
pflichtangaben, pflichtangabe, angaben, hinweistext, vermerk: rechnung muss folgende angaben enthalten
aufheben, aufbewahren, archivieren, archiv, aufhebt, wegwerfen: aufbewahrung aufzubewahren aufbewahrungsfrist
versehentlich, zu viel ausgewiesen, falscher steuersatz, falsch ausgewiesen, scheinrechnung, unberechtigt: unrichtiger unberechtigter steuerausweis höheren steuerbetrag
vorsteuer, zurückholen, zurückbekommen, absetzen, erstattet: vorsteuerabzug vorsteuerbeträge abziehen
umnutzen, umnutzung, anders nutzen, nutzungsänderung, verwendung ändern: berichtigung vorsteuerabzugs änderung verhältnisse
wechselkurs, fremdwährung, dollar, us-dollar, franken, umrechnen, umrechnung: fremde währung umrechnung kurs bundesministerium finanzen
insolvent, pleite, insolvenz, bezahlt nicht, nie bezahlt, forderungsausfall, zahlungsausfall, ausfall: uneinbringlich entgelt änderung bemessungsgrundlage
ustva, voranmeldung, umsatzsteuervoranmeldung, monatlich, quartalsweise, vierteljährlich, quartal, zahllast: voranmeldung voranmeldungszeitraum kalendervierteljahr vorauszahlung
jahreserklärung, umsatzsteuererklärung, steuererklärung, jahreserklärungen: steuererklärung besteuerungszeitraum kalenderjahr
dauerfrist, dauerfristverlängerung, später abgeben, einen monat länger, fristverlängerung: dauerfristverlängerung fristverlängerung sondervorauszahlung
zm, zusammenfassende meldung, bzst: zusammenfassende meldung meldezeitraum bundeszentralamt
uid, ust-id prüfen, id prüfen, ust-idnr prüfen: bestätigung gültigkeit umsatzsteuer-identifikationsnummer
vorsteuervergütung, ausländische vorsteuer, vorsteuer ausland: vergütung vorsteuerbeträge vergütungsverfahren
oss, one-stop-shop, ioss, one stop shop: besonderes besteuerungsverfahren fernverkauf
nebenbei, nebengewerbe, hobby, umsatzgrenze, kleinunternehmen, kleingewerbe, einnahmen: gesamtumsatz kleinunternehmer überschritten
zoll, zollamt: einfuhrumsatzsteuer zölle
paket, päckchen, paketbote, kurier, paketdienst, postsendung, dhl: einfuhr sendungen sachwert gestellende person
paypal, zahlungsanbieter, kreditkarte, zahlungsdienst: zahlungsdienstleister zahlungen zahlungsempfänger
reisebüro, pauschalreise, reiseveranstalter, gruppenreise, reisen: reiseleistungen reisevorleistungen
reihengeschäft, kettengeschäft, streckengeschäft: mehrere unternehmer gegenstand umsatzgeschäfte
dreiecksgeschäft, dreiecksgeschäfte: innergemeinschaftliches dreiecksgeschäft
gold, krügerrand, goldbarren, goldmünze, goldmünzen, edelmetall: anlagegold goldmünzen goldbarren
karussell, umsatzsteuerkarussell, steuerbetrug: hinterziehung umsatzsteuer beteiligt
ohne termin, unangemeldet, unangekündigt, ohne ankündigung, kontrolle, kontrolleure, finanzbeamte: nachschau ohne vorherige ankündigung betreten
steuererhöhung, alter vertrag, langfristiger vertrag, laufender vertrag: umstellung langfristiger verträge ausgleich
konsignationslager, konsignation, auslieferungslager: konsignationslager
gutschein, gutscheine, geschenkkarte: einzweckgutschein mehrzweckgutschein gutschein
trinkgeld, tausch, zuschuss, subvention: entgelt bemessungsgrundlage
durchlaufend, auslagen, auslage: durchlaufende posten
kirmes, jahrmarkt, schausteller, zirkus, volksfest: schausteller
marktstand, wochenmarkt, fliegender händler, markthändler, straßenhändler: steuerheft öffentlichen wegen straßen plätzen
ausfuhrnachweis, exportnachweis, nachweisen ausfuhr, zollpapiere: ausfuhrnachweis belege ausfuhr nachweis
gelangensbestätigung, eu-lieferung nachweisen, empfangsbestätigung: gelangensbestätigung nachweis übrige gemeinschaftsgebiet
aufschreiben, aufzeichnen, aufzeichnungspflicht, festhalten: aufzeichnungen aufzuzeichnen aufzeichnungspflichten
fahrgeld, pendlerticket: fahrausweise
diplomat, botschaft, nato, konsulat, soldaten: diplomatischen missionen konsularischen vertretungen nordatlantikvertrag
reiseandenken, flughafen: reiseverkehr reisegepäck
genehmigung, lizenz, erlaubnis, zulassung, anmelden: zulassungsfrei anmeldefrei zulassung
urheberrecht, raubkopie, raubkopien, filesharing, streaming, illegale downloads, musik, filme: recht geistigen eigentum sperrung nutzung von informationen
abmahnung, abmahnkosten, abmahnen: vor- und außergerichtliche kosten geltendmachung anspruch
provider, hoster, internetanbieter, zugangsanbieter, internetzugangsanbieter, cloud: diensteanbieter vermittlungsdienste informationen
hetze, hass, illegale inhalte, fake, beleidigung: rechtswidrige inhalte informationen
tracking, pseudonym, anonym, nutzerdaten: nutzer daten
youtube, video-plattform, videoportal, tiktok, instagram: videosharingplattform
betreff, absender, mail-absender, absenderadresse: kopf betreffzeile absender verschleiert verheimlicht
bundesnetzagentur, netzagentur, aufsicht, koordinator: koordinierungsstelle digitale dienste bundesnetzagentur
forscher, forschung, wissenschaftler, datenzugang: zugelassene forscher forschung datenzugang
faktenprüfer, hinweisgeber, trusted flagger: vertrauenswürdige hinweisgeber
streitbeilegung, schlichtung, schiedsstelle: außergerichtliche streitbeilegungsstelle zertifizierung
jugendschutz, minderjährige, kinder schützen: schutz minderjähriger
beirat, gremium: beirat mitglieder
zwangsgeld, durchsetzen, durchsuchen: zwangsgeld anordnungen befugnisse
herkunftsland, sitz ausland, niedergelassen: herkunftslandprinzip niedergelassene diensteanbieter
marge, gewinnspanne, ankauf von privat, secondhand, antiquitäten, flohmarkt, altwaren: differenzbesteuerung wiederverkäufer einkaufspreis verkaufspreis
tankquittung, tankbeleg, parkschein, bewirtungsbeleg, kleiner betrag: rechnungen kleinbeträge gesamtbetrag
nachfolger, betrieb weiterführen, unternehmensnachfolge, kompletten betrieb, ganze firma: geschäftsveräußerung erwerber gesondert geführter betrieb
hoheitlich, hoheitliche, kleinstadt, landkreis, amt: juristische personen öffentlichen rechts öffentliche gewalt
bagatellgrenze, geringfügigkeit, geringfügigkeitsschwelle, bagatelle, kleinbetrag: nicht überstiegen übersteigt vereinfachungen
vorsteuer korrigieren, vorsteuerkorrektur, vorsteuerberichtigung: berichtigung vorsteuerabzugs wirtschaftsgut
ergänzen, ergänzung, lieferschein, verweisen, mehrere dokumente, leistungsdatum: rechnung dokumenten angaben berichtigt
mittlerer händler, drei unternehmer, direkt liefern: innergemeinschaftliches dreiecksgeschäft erster abnehmer letzter
versandhandel, zielland, privatpersonen ausland, verschickt privatpersonen, lieferschwelle: fernverkauf besonderes besteuerungsverfahren
türkisch, schweizer, ausländische firma, drittstaat, außerhalb eu: nicht gemeinschaftsgebiet ansässiger unternehmer
messe, ausländischer unternehmer, zurückerhalten, zurückerstattet: vergütung vergütungsantrag
beschweren, melden, beschwerdestelle: beschwerde beschwerden beschwerdesystem
anbieterkennzeichnung, impressumspflicht, impressum fehlt: informationspflichten diensteanbieter geschäftsmäßige
wie teuer, kosten, sanktion, sanktionen, geldbußen, geldbuße: bußgeldvorschriften ordnungswidrig geldbuße
zigaretten, tabak, alkohol, arzneimittel, arznei, medikamente, werbeclips: werbung tabakerzeugnisse arzneimittel audiovisuelle kommerzielle kommunikation
videoportal, hochladen, nutzervideos: videosharingplattform-anbieter videosharingplattform
privat entnehmen, ware entnehmen, entnehme: entnahme bemessungsgrundlage einkaufspreis selbstkosten
bahnfahrkarte, zugticket, flugticket, monatskarte: fahrausweise rechnungen
ausländer, im ausland wohnend, nicht ansässig: ausland ansässiger unternehmer
bürgschaft, sicherheit, kaution: sicherheitsleistung
pfand, leergut: rückgabe entgelt
gebäude, garage, parkplatz, stellplatz: grundstücken fahrzeugen abstellen vermietung
anwalt, rechtsanwalt, berater, steuerberater, gutachter: leistungen rechtsanwälte sachverständige beratung
software, download, streaming-abo, elektronische dienste: auf elektronischem weg erbrachte sonstige leistung
übersetzer, autor, schriftsteller, journalist: urheberrechtsgesetz rechten
blut, organe, blutspende: menschlichen organen blut
post, briefmarke, brief, porto: postdienstleistungen universaldienst postwertzeichen
leasing, mietkauf: vermietung verfügungsmacht
frist, abgabefrist, stichtag, bis wann: tag nach ablauf
elektronisch, per mail, per e-mail: elektronisch übermittelt datenfernübertragung
behindert, blind, blinder, werkstatt: blinder menschen mit behinderungen
holz, wald, förster, jäger: forstwirtschaftliche erzeugnisse
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
