import type { SampleLaw } from "./law.ts";

/** Umsatzsteuergesetz, retold in our own words. */
export const USTG: SampleLaw = {
  source: "UStG",
  slug: "ustg_1980",
  provisions: [
    {
      section: "1",
      title: "Steuerbare Umsätze",
      passages: [
        {
          part: "Abs. 1",
          text: "Umsatzsteuer fällt an, wenn ein Unternehmer in Deutschland im Rahmen seines Unternehmens etwas gegen Geld oder eine andere Gegenleistung liefert oder leistet. Außerdem sind die Einfuhr von Waren aus einem Drittland (Einfuhrumsatzsteuer) und der entgeltliche innergemeinschaftliche Erwerb steuerbar. Ein Umsatz bleibt auch dann steuerbar, wenn ihn ein Gesetz oder eine Behörde erzwingt.",
        },
        {
          part: "Abs. 2",
          text: "Inland meint das deutsche Staatsgebiet, jedoch ohne Büsingen, Helgoland, die Freihäfen und die Gewässer zwischen Hoheitsgrenze und Strandlinie. Alles andere ist Ausland. Für einen Umsatz im Inland spielt es keine Rolle, welche Staatsangehörigkeit der Unternehmer hat, wo er wohnt oder wer die Zahlung erhält.",
        },
      ],
    },
    {
      section: "1a",
      title: "Innergemeinschaftlicher Erwerb",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein innergemeinschaftlicher Erwerb liegt vor, wenn eine gekaufte Ware aus einem EU-Mitgliedstaat in einen anderen zum Käufer gelangt. Der Käufer muss Unternehmer sein und für sein Unternehmen kaufen oder eine juristische Person sein. Der Verkäufer muss ein Unternehmer sein, der gegen Entgelt liefert und nicht unter die Kleinunternehmerregelung seines Landes fällt.",
        },
        {
          part: "Abs. 3",
          text: "Bestimmte Erwerber müssen Einkäufe aus anderen EU-Staaten nicht versteuern, solange sie die Erwerbsschwelle von 12.500 Euro weder im Vorjahr überschritten haben noch im laufenden Jahr voraussichtlich überschreiten. Dazu zählen Unternehmer mit ausschließlich steuerfreien Umsätzen ohne Vorsteuerabzug, pauschal versteuernde Landwirte und juristische Personen, die nicht für ein Unternehmen kaufen. Auf diese Vereinfachung kann der Erwerber verzichten.",
        },
      ],
    },
    {
      section: "1b",
      title: "Innergemeinschaftlicher Erwerb neuer Fahrzeuge",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer ein neues Fahrzeug aus einem anderen EU-Mitgliedstaat kauft und nach Deutschland holt, bewirkt auch als Privatperson einen innergemeinschaftlichen Erwerb. Die Regel erfasst alle Käufer, die nicht schon als Unternehmer oder juristische Person unter § 1a fallen. Die Umsatzsteuer ist dann in Deutschland zu zahlen.",
        },
        {
          part: "Abs. 2",
          text: "Als Fahrzeuge zählen Landfahrzeuge mit Motor, wenn der Hubraum über 48 Kubikzentimetern oder die Leistung über 7,2 Kilowatt liegt. Wasserfahrzeuge gehören dazu, wenn sie länger als 7,5 Meter sind. Luftfahrzeuge sind erfasst, wenn ihre Starthöchstmasse 1.550 Kilogramm übersteigt. Für die Vermietung von Stellplätzen und für Krankenfahrten gilt diese Begriffsbestimmung nicht.",
        },
        {
          part: "Abs. 3",
          text: "Ein Landfahrzeug gilt als neu, wenn es höchstens 6.000 Kilometer gefahren ist oder wenn seine erste Inbetriebnahme beim Erwerb höchstens sechs Monate zurückliegt. Ein Wasserfahrzeug gilt als neu, wenn es höchstens 100 Betriebsstunden auf dem Wasser hinter sich hat oder vor höchstens drei Monaten erstmals in Betrieb ging. Ein Luftfahrzeug gilt als neu, wenn es höchstens 40 Betriebsstunden genutzt wurde oder vor höchstens drei Monaten erstmals in Betrieb ging. Eines der beiden Merkmale genügt jeweils.",
        },
      ],
    },
    {
      section: "2",
      title: "Unternehmer, Unternehmen",
      passages: [
        {
          part: "Abs. 1",
          text: "Unternehmer ist jeder, der selbstständig einer gewerblichen oder beruflichen Tätigkeit nachgeht. Es kommt darauf an, dass nachhaltig Einnahmen erzielt werden, nicht auf die Absicht, Gewinn zu machen. Zum Unternehmen gehört alles, was jemand auf diese Weise betreibt, auch wenn es mehrere Betriebe sind.",
        },
        {
          part: "Abs. 2",
          text: "Nicht selbstständig sind Menschen, die in ein fremdes Unternehmen eingegliedert sind und Weisungen befolgen müssen, also vor allem Arbeitnehmer. Ebenso unselbstständig ist eine Tochtergesellschaft, die finanziell, wirtschaftlich und organisatorisch zum Organträger gehört. Diese Organschaft führt dazu, dass die inländischen Teile zusammen ein einziges Unternehmen bilden.",
        },
      ],
    },
    {
      section: "2a",
      title: "Fahrzeuglieferer",
      passages: [
        {
          text: "Wer als Privatperson ein neues Fahrzeug in einen anderen EU-Staat verkauft, wird für diesen Verkauf wie ein Unternehmer behandelt (Fahrzeuglieferer). Dasselbe gilt für Unternehmer, die das Auto außerhalb ihres Unternehmens verkaufen. Die Lieferung kann dann steuerfrei sein, und der Verkäufer darf die Vorsteuer aus dem Kauf in Grenzen abziehen.",
        },
      ],
    },
    {
      section: "3",
      title: "Lieferung, sonstige Leistung",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Lieferung liegt vor, wenn der Verkäufer dem Abnehmer die Verfügungsmacht über einen Gegenstand verschafft. Der Abnehmer kann dann wie ein Eigentümer über die Ware bestimmen. Es genügt, wenn ein beauftragter Dritter die Ware übergibt oder entgegennimmt.",
        },
        {
          part: "Abs. 6",
          text: "Wird die Ware zum Kunden befördert oder versendet, liegt der Ort der Lieferung dort, wo der Transport beginnt. Befördern heißt, dass jemand die Ware selbst bewegt; Versenden heißt, dass ein selbstständiger Beauftragter wie ein Paketdienst den Transport übernimmt. Die Versendung fängt an, sobald er die Ware erhalten hat.",
        },
        {
          part: "Abs. 9",
          text: "Sonstige Leistungen sind alle Leistungen, die keine Lieferungen sind, zum Beispiel Dienstleistungen, Beratung oder Vermietung. Auch wer etwas unterlässt oder duldet, kann eine sonstige Leistung erbringen, etwa indem er gegen Geld auf Wettbewerb verzichtet.",
        },
      ],
    },
    {
      section: "3a",
      title: "Ort der sonstigen Leistung",
      passages: [
        {
          part: "Abs. 1",
          text: "Bei Dienstleistungen an Privatpersonen liegt der Leistungsort grundsätzlich am Sitz des leistenden Unternehmers. Erbringt eine Betriebsstätte die Leistung, zählt deren Standort. Zahlreiche Ausnahmen, etwa für Grundstücke oder elektronische Dienste, gehen dieser Grundregel vor.",
        },
        {
          part: "Abs. 2",
          text: "Bei Dienstleistungen an andere Unternehmer liegt der Ort der sonstigen Leistung grundsätzlich am Sitz des Kunden. Geht die Leistung an eine Betriebsstätte des Kunden, ist deren Ort maßgeblich. Das gilt auch für juristische Personen, denen eine Umsatzsteuer-Identifikationsnummer erteilt wurde.",
        },
        {
          part: "Abs. 3",
          text: "Leistungen rund um ein Grundstück gelten als dort erbracht, wo das Grundstück liegt. Die kurzfristige Vermietung eines Beförderungsmittels erfolgt an dem Ort, an dem der Kunde es übernimmt; kurzfristig sind bis zu 30 Tage, bei Wasserfahrzeugen bis zu 90 Tage. Restaurantleistungen werden am Ort des Restaurants ausgeführt.",
        },
      ],
    },
    {
      section: "3c",
      title: "Ort der Lieferung beim Fernverkauf",
      passages: [
        {
          part: "Abs. 1",
          text: "Verschickt ein Händler Ware an Privatkunden in einem anderen EU-Staat (Fernverkauf), liegt der Ort der Lieferung im Bestimmungsland, also dort, wo der Transport endet. Der Händler schuldet dann die Umsatzsteuer dieses Landes. Er kann sie über das besondere Verfahren der einzigen Anlaufstelle (OSS) erklären.",
        },
        {
          part: "Abs. 4",
          text: "Die Regel für Fernverkäufe greift nicht, solange ein Händler mit Sitz in nur einem EU-Staat mit Fernverkäufen und elektronischen Diensten an Privatkunden in anderen EU-Staaten zusammen höchstens 10.000 Euro im Vorjahr und im laufenden Jahr umsetzt. Bis zu dieser Schwelle versteuert er in seinem Sitzstaat. Auf die Vereinfachung kann er verzichten; daran ist er zwei Kalenderjahre gebunden.",
        },
      ],
    },
    {
      section: "4",
      title: "Steuerbefreiungen bei Lieferungen und sonstigen Leistungen",
      passages: [
        {
          part: "Nr. 1",
          text: "Steuerfrei sind Ausfuhrlieferungen in Drittländer und innergemeinschaftliche Lieferungen in andere EU-Staaten. Für innergemeinschaftliche Lieferungen entfällt die Befreiung, wenn der Unternehmer die Zusammenfassende Meldung gar nicht, falsch oder unvollständig abgibt. Der Vorsteuerabzug bleibt bei diesen Umsätzen erhalten.",
        },
        {
          part: "Nr. 8",
          text: "Von der Steuer befreit sind viele Finanzumsätze, zum Beispiel die Vergabe und Vermittlung von Krediten, das Einlagengeschäft, der Zahlungsverkehr und der Handel mit Wertpapieren. Nicht befreit ist dagegen das Einziehen fremder Forderungen. Gegenüber Kunden, die selbst Unternehmer sind, kann auf die Befreiung meist verzichtet werden.",
        },
        {
          part: "Nr. 9",
          text: "Der Verkauf von Grundstücken ist von der Umsatzsteuer befreit, weil er bereits der Grunderwerbsteuer unterliegt. Befreit sind auch Umsätze, für die Rennwettsteuer oder Lotteriesteuer gezahlt wird. Beim Grundstücksverkauf an ein Unternehmen kann der Verkäufer auf die Befreiung verzichten.",
        },
        {
          part: "Nr. 12",
          text: "Wer Grundstücke, Wohnungen oder Geschäftsräume vermietet oder verpachtet, tut das grundsätzlich umsatzsteuerfrei. Steuerpflichtig bleiben dagegen Hotelzimmer und Ferienwohnungen für kurze Aufenthalte, Stellplätze für Fahrzeuge, kurzfristige Campingplätze und fest eingebaute Betriebsvorrichtungen. Der Vermieter hat bei steuerfreier Vermietung keinen Vorsteuerabzug.",
        },
        {
          part: "Nr. 14",
          text: "Heilbehandlungen durch Ärzte, Zahnärzte, Heilpraktiker, Physiotherapeuten, Hebammen und ähnliche Heilberufe sind steuerfrei. Befreit sind auch Behandlungen im Krankenhaus und eng damit verbundene Leistungen. Nicht befreit ist Zahnersatz, den ein Zahnarzt selbst herstellt oder repariert. Rein kosmetische Eingriffe ohne Heilzweck fallen ebenfalls nicht darunter.",
        },
        {
          part: "Nr. 21",
          text: "Befreit sind Unterricht an Schulen und Hochschulen sowie Ausbildung, Fortbildung und Umschulung, wenn sie unmittelbar dem Bildungszweck dienen. Private Einrichtungen brauchen dafür in der Regel eine Bescheinigung der Landesbehörde. Auch selbstständige Privatlehrer können Schulunterricht steuerfrei erteilen.",
        },
        {
          part: "Nr. 26",
          text: "Ehrenamtliche Tätigkeit ist steuerfrei, wenn sie für eine juristische Person des öffentlichen Rechts geleistet wird. Sonst ist sie befreit, wenn nur Auslagen ersetzt werden und die aufgewendete Zeit angemessen entschädigt wird. Wer für sein Ehrenamt ein echtes Honorar erhält, kann sich nicht auf diese Befreiung berufen.",
        },
      ],
    },
    {
      section: "6",
      title: "Ausfuhrlieferung",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Ausfuhrlieferung liegt vor, wenn die verkaufte Ware in ein Land außerhalb der EU (Drittland) gelangt. Bringt der Verkäufer die Ware selbst über die Grenze, kommt es auf den Wohnort des Käufers nicht an. Holt der Käufer sie ab, muss er ein ausländischer Abnehmer sein.",
        },
        {
          part: "Abs. 3a",
          text: "Touristen aus Drittländern können privat gekaufte Waren im Reisegepäck steuerfrei ausführen. Der Gesamtwert der Lieferung samt Umsatzsteuer muss mehr als 50 Euro betragen, und die Ware muss innerhalb der drei Monate nach dem Kaufmonat die EU verlassen. Der Käufer muss in einem Drittland wohnen.",
        },
      ],
    },
    {
      section: "6a",
      title: "Innergemeinschaftliche Lieferung",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine innergemeinschaftliche Lieferung setzt voraus, dass die Ware von Deutschland in einen anderen EU-Staat gelangt und der Kunde dort für Umsatzsteuerzwecke erfasst ist. Der Kunde muss gegenüber dem Verkäufer eine gültige Umsatzsteuer-Identifikationsnummer eines anderen Mitgliedstaats verwenden und den Erwerb dort versteuern. Bei neuen Fahrzeugen darf der Kunde auch eine Privatperson sein.",
        },
        {
          part: "Abs. 4",
          text: "Hat der Kunde falsche Angaben gemacht und konnte der Verkäufer das auch mit der Sorgfalt eines ordentlichen Kaufmanns nicht merken, bleibt die Lieferung steuerfrei (Vertrauensschutz). Die entgangene Steuer schuldet dann der Kunde. Der Verkäufer sollte deshalb die Umsatzsteuer-Identifikationsnummer prüfen und die Prüfung aufbewahren.",
        },
      ],
    },
    {
      section: "9",
      title: "Verzicht auf Steuerbefreiungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Unternehmer kann auf bestimmte Steuerbefreiungen verzichten und den Umsatz als steuerpflichtig behandeln (Option). Das geht nur, wenn der Kunde Unternehmer ist und die Leistung für sein Unternehmen bezieht. Möglich ist die Option etwa bei Finanzumsätzen, beim Verkauf von Grundstücken und bei der Vermietung von Immobilien.",
        },
        {
          part: "Abs. 2",
          text: "Bei der Vermietung von Gewerberäumen ist die Option nur erlaubt, wenn der Mieter das Grundstück ausschließlich für Umsätze nutzt, die den Vorsteuerabzug erlauben. Der Vermieter muss das nachweisen können. An Ärzte, Banken oder Versicherungen mit steuerfreien Umsätzen kann daher nicht mit Umsatzsteuer vermietet werden.",
        },
      ],
    },
    {
      section: "10",
      title:
        "Bemessungsgrundlage für Lieferungen, sonstige Leistungen und innergemeinschaftliche Erwerbe",
      passages: [
        {
          part: "Abs. 1",
          text: "Bemessungsgrundlage der Umsatzsteuer ist das Entgelt. Dazu zählt alles, was der Unternehmer vom Kunden oder von einem Dritten für die Leistung bekommt oder bekommen soll, nur die Umsatzsteuer selbst nicht. Durchlaufende Posten, die er im fremden Namen einnimmt und weitergibt, gehören nicht zum Entgelt.",
        },
        {
          part: "Abs. 4",
          text: "Für Entnahmen und private Nutzung ohne Bezahlung gilt eine Ersatz-Bemessungsgrundlage. Bei entnommenen Gegenständen ist es der aktuelle Einkaufspreis samt Nebenkosten, ersatzweise die Selbstkosten. Bei privat genutzten Gegenständen des Unternehmens, etwa einem Firmenwagen, zählen die entstandenen Ausgaben, soweit für sie ein Vorsteuerabzug möglich war.",
        },
      ],
    },
    {
      section: "12",
      title: "Steuersätze",
      passages: [
        {
          part: "Abs. 1",
          text: "Der allgemeine Steuersatz der Umsatzsteuer (Mehrwertsteuer) beträgt 19 Prozent. Er gilt immer dann, wenn für einen steuerpflichtigen Umsatz keine Ermäßigung vorgesehen ist. Berechnet wird die Steuer vom Nettobetrag, also vom Entgelt ohne Umsatzsteuer.",
        },
        {
          part: "Abs. 2",
          text: "Für bestimmte Umsätze gilt der ermäßigte Steuersatz von sieben Prozent. Dazu gehören viele Lebensmittel, Bücher und Zeitungen, Übernachtungen im Hotel, der Eintritt für Theater und Museen, der öffentliche Nahverkehr und Bahnfahrten. Seit 2026 fallen auch Speisen im Restaurant darunter, Getränke jedoch nicht.",
        },
        {
          part: "Abs. 3",
          text: "Für Photovoltaikanlagen beträgt der Steuersatz null Prozent. Begünstigt sind Solarmodule, wesentliche Bauteile, Stromspeicher und die Installation, wenn die Anlage auf oder bei Wohnungen oder Gebäuden für das Gemeinwohl errichtet wird und an den Betreiber geht. Bis zu einer Leistung von 30 Kilowatt (peak) gelten diese Bedingungen als erfüllt.",
        },
      ],
    },
    {
      section: "13",
      title: "Entstehung der Steuer",
      passages: [
        {
          part: "Abs. 1",
          text: "Nach vereinbarten Entgelten (Sollversteuerung) entsteht die Umsatzsteuer am Ende des Voranmeldungszeitraums, in dem die Leistung erbracht wurde, auch wenn der Kunde noch nicht bezahlt hat. Für Anzahlungen entsteht sie schon mit der Zahlung. Nach vereinnahmten Entgelten (Istversteuerung) kommt es dagegen darauf an, wann das Geld eingeht. Beim Kauf eines neuen Fahrzeugs aus der EU entsteht die Steuer am Tag des Erwerbs.",
        },
      ],
    },
    {
      section: "13a",
      title: "Steuerschuldner",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Umsatzsteuer schuldet im Normalfall der Unternehmer, der die Leistung erbringt. Beim innergemeinschaftlichen Erwerb ist der Erwerber der Steuerschuldner. Wer Umsatzsteuer in einer Rechnung unberechtigt ausweist, schuldet sie ebenfalls. Für die Umkehr der Steuerschuld auf den Kunden gilt § 13b.",
        },
      ],
    },
    {
      section: "13b",
      title: "Leistungsempfänger als Steuerschuldner",
      passages: [
        {
          part: "Abs. 2",
          text: "Das Reverse-Charge-Verfahren erfasst unter anderem Leistungen ausländischer Unternehmer, Bauleistungen, Gebäudereinigung, Grundstücksverkäufe mit Option, Altmetall und Schrott sowie Gold. Für Handys, Tablets und Spielekonsolen gilt es erst ab einer Rechnungssumme von 5.000 Euro. Die Steuer entsteht, sobald die Rechnung ausgestellt ist, spätestens am Ende des Folgemonats der Leistung.",
        },
        {
          part: "Abs. 5",
          text: "Beim Reverse-Charge-Verfahren schuldet nicht der leistende Unternehmer die Umsatzsteuer, sondern sein Kunde, wenn dieser Unternehmer ist. Bei Bauleistungen geht die Steuerschuldnerschaft nur über, wenn der Kunde selbst nachhaltig Bauleistungen erbringt; bei Gebäudereinigung gilt Entsprechendes. Das Finanzamt stellt darüber eine Bescheinigung aus, die höchstens drei Jahre gültig ist.",
        },
      ],
    },
    {
      section: "14",
      title: "Ausstellung von Rechnungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Als Rechnung gilt jedes Schriftstück, das eine Lieferung oder Leistung abrechnet, egal wie es heißt. Eine elektronische Rechnung (E-Rechnung) hat ein strukturiertes Datenformat, das sich maschinell auswerten lässt. Papier und einfache PDF-Dateien sind dagegen nur sonstige Rechnungen. Eine PDF-Rechnung braucht die Zustimmung des Empfängers, solange keine Pflicht zur E-Rechnung besteht.",
        },
        {
          part: "Abs. 2",
          text: "Bei Leistungen an andere Unternehmer oder an juristische Personen muss innerhalb von sechs Monaten eine Rechnung geschrieben werden. Zwischen inländischen Unternehmern ist die E-Rechnung Pflicht; für den Versand gelten noch Übergangsfristen. Gegenüber Privatkunden besteht eine Rechnungspflicht nur bei Arbeiten rund um ein Grundstück. Rechnet der Kunde nach vorheriger Absprache selbst ab, heißt das Dokument Gutschrift.",
        },
        {
          part: "Abs. 3",
          text: "Es muss sicher sein, von wem eine Rechnung stammt, dass ihr Inhalt nicht verändert wurde und dass man sie lesen kann. Wie der Unternehmer das erreicht, legt er selbst fest, zum Beispiel durch ein innerbetriebliches Kontrollverfahren. Eine qualifizierte elektronische Signatur oder der Datenaustausch per EDI genügt immer.",
        },
        {
          part: "Abs. 4",
          text: "Pflichtangaben einer Rechnung sind die vollständigen Namen und Anschriften beider Seiten, die Steuernummer oder Umsatzsteuer-Identifikationsnummer des Leistenden, das Datum und eine fortlaufende Rechnungsnummer. Dazu kommen Menge und Art der Ware oder Leistung, der Leistungszeitpunkt, das Entgelt getrennt nach Steuersätzen sowie Steuersatz und Steuerbetrag. Ist der Umsatz steuerfrei, muss ein Hinweis darauf stehen. Eine Berichtigung fehlender Angaben ist möglich.",
        },
      ],
    },
    {
      section: "14a",
      title: "Zusätzliche Pflichten bei der Ausstellung von Rechnungen in besonderen Fällen",
      passages: [
        {
          part: "Abs. 1",
          text: "Für Dienstleistungen an Unternehmer in anderen EU-Staaten, bei denen der Kunde die Steuer schuldet, ist die Rechnung bis zum 15. Tag des Folgemonats zu schreiben. Sie muss die Umsatzsteuer-Identifikationsnummern beider Seiten nennen. Außerdem gehört der Hinweis auf die Steuerschuldnerschaft des Kunden hinein.",
        },
        {
          part: "Abs. 3",
          text: "Über eine innergemeinschaftliche Lieferung muss der Verkäufer spätestens am 15. Tag des Folgemonats eine Rechnung ausstellen. Anzugeben sind die Umsatzsteuer-Identifikationsnummern von Verkäufer und Käufer. Auch private Fahrzeuglieferer müssen eine Rechnung schreiben, brauchen dafür aber keine solche Nummer.",
        },
        {
          part: "Abs. 4",
          text: "In die Rechnung über die Lieferung eines neuen Fahrzeugs in einen anderen EU-Staat gehören auch die Merkmale, an denen man ein neues Fahrzeug erkennt. Das sind vor allem Kilometerstand oder Betriebsstunden, der Tag der ersten Inbetriebnahme sowie Hubraum, Leistung, Länge oder Startmasse. Privatverkäufer trifft diese Pflicht genauso.",
        },
        {
          part: "Abs. 5",
          text: "Schuldet der Kunde die Steuer nach § 13b, muss die Rechnung die Worte „Steuerschuldnerschaft des Leistungsempfängers“ enthalten. Umsatzsteuer darf in einer solchen Reverse-Charge-Rechnung nicht gesondert ausgewiesen werden. Wer sie trotzdem ausweist, schuldet den Betrag zusätzlich.",
        },
        {
          part: "Abs. 6",
          text: "Reisebüros müssen in ihre Rechnung die Angabe „Sonderregelung für Reisebüros“ aufnehmen. Bei der Differenzbesteuerung von Gebrauchtwaren lautet der Hinweis „Gebrauchtgegenstände/Sonderregelung“; für Kunst, Sammlungsstücke und Antiquitäten gibt es eigene Formeln. Umsatzsteuer darf in diesen Fällen nicht offen ausgewiesen werden.",
        },
      ],
    },
    {
      section: "14b",
      title: "Aufbewahrung von Rechnungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Unternehmer müssen ihre eigenen und die erhaltenen Rechnungen acht Jahre aufbewahren. Die Frist läuft ab dem Ende des Kalenderjahres, in dem die Rechnung geschrieben wurde. Privatpersonen müssen Handwerkerrechnungen für Arbeiten rund um ein Grundstück zwei Jahre lang behalten.",
        },
        {
          part: "Abs. 2",
          text: "Rechnungen sind grundsätzlich in Deutschland aufzubewahren. Elektronische Rechnungen dürfen auch auf einem Server in einem anderen EU-Staat liegen, wenn das Finanzamt sie vollständig online abrufen kann. Den Aufbewahrungsort im Ausland muss der Unternehmer dem Finanzamt mitteilen.",
        },
      ],
    },
    {
      section: "14c",
      title: "Unrichtiger oder unberechtigter Steuerausweis",
      passages: [
        {
          part: "Abs. 1",
          text: "Weist ein Unternehmer in der Rechnung mehr Umsatzsteuer aus, als er schuldet, muss er auch den zu hohen Betrag an das Finanzamt abführen. Er kann die Rechnung gegenüber dem Kunden berichtigen. Erst mit der Berichtigung entfällt die zusätzliche Steuer.",
        },
        {
          part: "Abs. 2",
          text: "Wer gar keine Umsatzsteuer ausweisen darf, es aber trotzdem tut, schuldet den ausgewiesenen Betrag. Das trifft etwa Privatpersonen und Scheinrechnungen ohne Leistung. Eine Berichtigung ist nur möglich, wenn keine Gefahr für das Steueraufkommen mehr besteht, und das Finanzamt muss auf Antrag zustimmen.",
        },
      ],
    },
    {
      section: "15",
      title: "Vorsteuerabzug",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Unternehmer darf die Umsatzsteuer, die ihm andere Unternehmer für Leistungen an sein Unternehmen berechnen, als Vorsteuer abziehen. Voraussetzung ist eine ordnungsgemäße Rechnung. Abziehbar sind auch die Einfuhrumsatzsteuer, die Steuer auf innergemeinschaftliche Erwerbe und die nach § 13b geschuldete Steuer. Wird ein Gegenstand zu weniger als 10 Prozent unternehmerisch genutzt, ist der Vorsteuerabzug ausgeschlossen.",
        },
        {
          part: "Abs. 1a",
          text: "Keine Vorsteuer gibt es für bestimmte Ausgaben, die auch bei der Einkommensteuer nicht absetzbar sind, etwa teure Geschenke an Geschäftsfreunde, Jagd und Jachten sowie Kosten der privaten Lebensführung. Für Bewirtungskosten bleibt der Vorsteuerabzug voll erhalten, wenn sie angemessen und nachgewiesen sind.",
        },
        {
          part: "Abs. 2",
          text: "Verwendet der Unternehmer eine Leistung für steuerfreie Umsätze, darf er die darauf entfallende Vorsteuer nicht abziehen. Das trifft zum Beispiel Ärzte und Vermieter von Wohnungen. Ausnahmen gelten unter anderem für Ausfuhren und innergemeinschaftliche Lieferungen, bei denen der Abzug erhalten bleibt.",
        },
        {
          part: "Abs. 4",
          text: "Nutzt der Unternehmer einen Gegenstand teils für steuerpflichtige und teils für steuerfreie Umsätze, muss er die Vorsteuer aufteilen. Maßstab ist die wirtschaftliche Zuordnung, notfalls eine sachgerechte Schätzung. Bei Gebäuden wird in der Regel nach den Flächen aufgeteilt. Der Umsatzschlüssel darf nur dienen, wenn kein genauerer Maßstab greifbar ist.",
        },
      ],
    },
    {
      section: "15a",
      title: "Berichtigung des Vorsteuerabzugs",
      passages: [
        {
          part: "Abs. 1",
          text: "Ändert sich die Nutzung eines Wirtschaftsguts später, ist der frühere Vorsteuerabzug zu berichtigen. Der Berichtigungszeitraum dauert fünf Jahre ab der ersten Verwendung, bei Grundstücken und Gebäuden zehn Jahre. Die Korrektur kann zu einer Nachzahlung oder zu einer Erstattung führen.",
        },
        {
          part: "Abs. 5",
          text: "Für jedes Jahr, in dem sich die Nutzung geändert hat, wird bei beweglichen Wirtschaftsgütern ein Fünftel und bei Grundstücken ein Zehntel der Vorsteuer angesetzt. Wurde das Wirtschaftsgut kürzer verwendet, ist entsprechend anteilig zu rechnen. Wird es in ein anderes Wirtschaftsgut eingebaut, läuft der Zeitraum unverändert weiter.",
        },
      ],
    },
    {
      section: "16",
      title: "Steuerberechnung, Besteuerungszeitraum und Einzelbesteuerung",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Umsatzsteuer wird normalerweise nach den vereinbarten Entgelten berechnet. Besteuerungszeitraum ist das Kalenderjahr. Zusammengerechnet werden alle Umsätze, für die in diesem Jahr die Steuer entstanden ist; auch zu Unrecht ausgewiesene Steuer kommt hinzu.",
        },
        {
          part: "Abs. 2",
          text: "Von der berechneten Umsatzsteuer werden die Vorsteuerbeträge abgezogen, die in dasselbe Jahr fallen. Bleibt ein Überschuss an Vorsteuer, wird er erstattet. Berichtigungen früherer Vorsteuerabzüge sind dabei zu berücksichtigen.",
        },
      ],
    },
    {
      section: "17",
      title: "Änderung der Bemessungsgrundlage",
      passages: [
        {
          part: "Abs. 1",
          text: "Ändert sich der Preis nachträglich, etwa durch Skonto, Rabatt oder einen Preisnachlass, muss der Verkäufer seine Umsatzsteuer und der Käufer seinen Vorsteuerabzug anpassen. Die Berichtigung gehört in den Zeitraum, in dem die Änderung eingetreten ist. Der alte Zeitraum wird dafür nicht neu aufgerollt.",
        },
        {
          part: "Abs. 2",
          text: "Kann eine Forderung nicht mehr eingetrieben werden, etwa weil der Kunde insolvent ist, darf der Unternehmer die schon abgeführte Umsatzsteuer zurückfordern. Zahlt der Kunde später doch, muss die Steuer erneut berichtigt werden. Dasselbe gilt, wenn ein Geschäft rückgängig gemacht wird oder eine bezahlte Leistung ausfällt.",
        },
      ],
    },
    {
      section: "18",
      title: "Besteuerungsverfahren",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Umsatzsteuer-Voranmeldung ist spätestens am zehnten Tag nach Ende des Voranmeldungszeitraums elektronisch beim Finanzamt einzureichen. Die Vorauszahlung berechnet der Unternehmer selbst und zahlt sie bis zum selben Tag. In Härtefällen darf er ausnahmsweise ein Papierformular benutzen.",
        },
        {
          part: "Abs. 2",
          text: "Voranmeldungen sind grundsätzlich vierteljährlich abzugeben. Lag die Steuer im Vorjahr über 9.000 Euro, ist die Voranmeldung monatlich fällig. Bei höchstens 2.000 Euro kann das Finanzamt von den Voranmeldungen befreien.",
        },
        {
          part: "Abs. 3",
          text: "Nach Ablauf des Kalenderjahres muss der Unternehmer eine Umsatzsteuererklärung elektronisch übermitteln. Er rechnet darin selbst aus, was er noch zahlen muss oder zurückbekommt. Endet die Tätigkeit im Laufe des Jahres, bleibt dafür nur ein Monat Zeit.",
        },
        {
          part: "Abs. 4",
          text: "Weicht die Umsatzsteuererklärung von den geleisteten Vorauszahlungen ab, ist eine Nachzahlung einen Monat nach Abgabe der Erklärung fällig. Setzt das Finanzamt selbst eine andere Steuer fest, läuft die Zahlungsfrist von einem Monat ab dem Steuerbescheid. Rückständige Vorauszahlungen bleiben sofort fällig.",
        },
        {
          part: "Abs. 9",
          text: "Unternehmer aus dem Ausland, die in Deutschland keine steuerpflichtigen Umsätze haben, erhalten ihre Vorsteuer in einem besonderen Vergütungsverfahren zurück. Der Antrag ist fristgebunden und wird elektronisch gestellt. Einzelheiten wie Mindestbeträge regelt die Durchführungsverordnung.",
        },
        {
          part: "Abs. 10",
          text: "Damit beim Kauf neuer Fahrzeuge aus der EU die Steuer nicht verloren geht, melden Zulassungsstellen und das Luftfahrt-Bundesamt die Erstzulassung dem Finanzamt. Wer das Auto zulässt, muss unter anderem Verkäufer, Liefertag, Kilometerstand und Tag der ersten Inbetriebnahme angeben. Wird die Steuer nicht bezahlt, kann das Fahrzeug außer Betrieb gesetzt werden: Die Zulassungsbehörde erklärt den Fahrzeugschein für ungültig und entstempelt das Kennzeichen.",
        },
      ],
    },
    {
      section: "18a",
      title: "Zusammenfassende Meldung",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer Waren steuerfrei in andere EU-Staaten liefert, muss dem Bundeszentralamt für Steuern eine Zusammenfassende Meldung schicken. Sie ist monatlich bis zum 25. des Folgemonats elektronisch abzugeben. Liegen diese Lieferungen in keinem der letzten Quartale über 50.000 Euro, reicht eine vierteljährliche Meldung.",
        },
        {
          part: "Abs. 2",
          text: "Auch Dienstleistungen an Unternehmer in anderen EU-Staaten, die dort vom Kunden versteuert werden, gehören in die Zusammenfassende Meldung. Sie werden vierteljährlich bis zum 25. des Folgemonats gemeldet. Wer ohnehin monatlich meldet, nimmt sie in die Meldung für den letzten Monat des Quartals auf.",
        },
      ],
    },
    {
      section: "18c",
      title: "Meldepflicht bei der Lieferung neuer Fahrzeuge",
      passages: [
        {
          text: "Wer neue Fahrzeuge an Kunden ohne Umsatzsteuer-Identifikationsnummer in andere EU-Staaten liefert, kann durch Verordnung verpflichtet werden, jeden Verkauf zu melden. Das betrifft Händler ebenso wie private Fahrzeuglieferer. So können die Staaten ihre Daten austauschen und die Steuer im Zielland sichern.",
        },
      ],
    },
    {
      section: "18e",
      title: "Bestätigungsverfahren",
      passages: [
        {
          text: "Unternehmer können beim Bundeszentralamt für Steuern prüfen lassen, ob die ausländische Umsatzsteuer-Identifikationsnummer eines Kunden gültig ist. Auf Wunsch werden auch Name und Anschrift bestätigt. Die qualifizierte Abfrage hilft als Nachweis, wenn später Zweifel an einer steuerfreien Lieferung entstehen.",
        },
      ],
    },
    {
      section: "19",
      title: "Besteuerung der Kleinunternehmer",
      passages: [
        {
          part: "Abs. 1",
          text: "Umsätze eines Kleinunternehmers sind steuerfrei. Kleinunternehmer ist, wessen Gesamtumsatz im Vorjahr höchstens 25.000 Euro betrug und im laufenden Jahr 100.000 Euro nicht übersteigt. Wird die Grenze von 100.000 Euro während des Jahres überschritten, endet die Befreiung sofort. Kleinunternehmer dürfen keine Umsatzsteuer ausweisen und müssen in der Regel keine Voranmeldungen und keine Jahreserklärung abgeben.",
        },
        {
          part: "Abs. 2",
          text: "Der Gesamtumsatz für die Kleinunternehmerregelung wird nach den tatsächlich erhaltenen Zahlungen berechnet. Bestimmte steuerfreie Umsätze, zum Beispiel aus Heilbehandlung oder Wohnungsvermietung, zählen nicht mit. Auch der Verkauf von Anlagevermögen bleibt außen vor.",
        },
        {
          part: "Abs. 3",
          text: "Auf die Kleinunternehmerregelung kann man verzichten, um zum Beispiel Vorsteuer abzuziehen. Der Verzicht ist bis Ende Februar des übernächsten Jahres gegenüber dem Finanzamt zu erklären. Er bindet mindestens fünf Kalenderjahre und kann danach nur zum Jahresbeginn zurückgenommen werden.",
        },
        {
          part: "Abs. 4",
          text: "Auch Unternehmer aus anderen EU-Staaten können in Deutschland die Kleinunternehmerregelung nutzen. Ihr Jahresumsatz in der gesamten EU darf dafür 100.000 Euro weder im Vorjahr noch im laufenden Jahr übersteigen. Sie brauchen eine Kleinunternehmer-Identifikationsnummer ihres Heimatstaats.",
        },
      ],
    },
    {
      section: "20",
      title: "Berechnung der Steuer nach vereinnahmten Entgelten",
      passages: [
        {
          text: "Auf Antrag kann das Finanzamt die Istversteuerung erlauben: Die Umsatzsteuer wird dann erst fällig, wenn der Kunde gezahlt hat. Zulässig ist das bei einem Gesamtumsatz von höchstens 800.000 Euro im Vorjahr, bei Befreiung von der Buchführungspflicht und für Freiberufler. Beim Wechsel der Methode darf kein Umsatz doppelt oder gar nicht erfasst werden.",
        },
      ],
    },
    {
      section: "22",
      title: "Aufzeichnungspflichten",
      passages: [
        {
          part: "Abs. 1",
          text: "Jeder Unternehmer muss Aufzeichnungen führen, aus denen sich die Umsatzsteuer und ihre Grundlagen ergeben. In manchen Fällen trifft diese Pflicht auch Nichtunternehmer, etwa wenn sie als Erwerber oder Rechnungsaussteller Steuer schulden. Für die besonderen Verfahren wie den One-Stop-Shop sind die Aufzeichnungen zehn Jahre aufzubewahren.",
        },
        {
          part: "Abs. 2",
          text: "Aufzuzeichnen sind die Entgelte für ausgeführte Leistungen, getrennt nach Steuersätzen und steuerfreien Umsätzen, sowie erhaltene Anzahlungen. Hinzu kommen Entnahmen, die Eingangsrechnungen mit ihrer Vorsteuer, Einfuhren und innergemeinschaftliche Erwerbe. Wer nach vereinnahmten Entgelten versteuert, zeichnet statt der vereinbarten die erhaltenen Zahlungen auf.",
        },
      ],
    },
    {
      section: "24",
      title: "Durchschnittssätze für land- und forstwirtschaftliche Betriebe",
      passages: [
        {
          part: "Abs. 1",
          text: "Landwirte und Forstwirte mit höchstens 600.000 Euro Umsatz im Vorjahr versteuern pauschal nach Durchschnittssätzen, wenn sie nicht darauf verzichten. Der Satz liegt bei 7,8 Prozent für die meisten landwirtschaftlichen Umsätze und bei 5,5 Prozent für Holz aus dem Wald. Die Vorsteuer gilt in gleicher Höhe als abgezogen, sodass meist nichts zu zahlen bleibt.",
        },
      ],
    },
    {
      section: "25",
      title: "Besteuerung von Reiseleistungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Tritt ein Reiseveranstalter im eigenen Namen auf und kauft er Hotel, Flug oder Busfahrt bei anderen ein, gilt seine gesamte Reise als eine einheitliche Leistung. Sie wird am Sitz des Veranstalters besteuert. Eingekaufte Leistungen, die dem Reisenden direkt zugutekommen, heißen Reisevorleistungen.",
        },
        {
          part: "Abs. 3",
          text: "Reiseleistungen werden nach der Marge besteuert. Die Marge ist die Differenz zwischen dem Reisepreis und dem, was der Veranstalter für die Reisevorleistungen ausgibt. Die Umsatzsteuer ist aus der Marge herauszurechnen, und Vorsteuer aus den Reisevorleistungen gibt es nicht.",
        },
      ],
    },
    {
      section: "25a",
      title: "Differenzbesteuerung",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Differenzbesteuerung gilt für Wiederverkäufer, die gewerblich mit gebrauchten beweglichen Sachen handeln, zum Beispiel Gebrauchtwagen. Sie setzt voraus, dass der Händler die Ware in der EU ohne Umsatzsteuer eingekauft hat, etwa von Privatpersonen. Edelsteine und Edelmetalle sind ausgenommen.",
        },
        {
          part: "Abs. 3",
          text: "Bei der Differenzbesteuerung wird nur die Spanne zwischen Verkaufspreis und Einkaufspreis besteuert. Die Umsatzsteuer ist aus dieser Differenz herauszurechnen. Lässt sich der Einkaufspreis eines Kunstwerks nicht feststellen, werden 30 Prozent des Verkaufspreises angesetzt.",
        },
      ],
    },
    {
      section: "26a",
      title: "Bußgeldvorschriften",
      passages: [
        {
          text: "Wer Umsatzsteuer-Vorauszahlungen nicht pünktlich oder nicht vollständig zahlt, riskiert ein Bußgeld bis zu 30.000 Euro. Wer vorgeschriebene Rechnungen nicht ausstellt oder nicht aufbewahrt, muss mit bis zu 5.000 Euro rechnen. Privatpersonen, die ihre Handwerkerrechnung nicht zwei Jahre behalten, droht ein Bußgeld bis zu 1.000 Euro.",
        },
      ],
    },
    {
      section: "27a",
      title: "Umsatzsteuer-Identifikationsnummer",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Umsatzsteuer-Identifikationsnummer bekommen Unternehmer auf Antrag beim Bundeszentralamt für Steuern. Im Antrag stehen Name, Anschrift und die Steuernummer, unter der das Finanzamt die Umsatzsteuer führt. Auch juristische Personen erhalten die Nummer, wenn sie sie für Einkäufe aus anderen EU-Staaten benötigen.",
        },
      ],
    },
    {
      section: "27b",
      title: "Umsatzsteuer-Nachschau",
      passages: [
        {
          part: "Abs. 1",
          text: "Bei einer Umsatzsteuer-Nachschau darf das Finanzamt ohne Anmeldung Geschäftsräume während der üblichen Arbeitszeit betreten. So soll geprüft werden, ob Angaben zur Umsatzsteuer stimmen. Eine Durchsuchung ist das nicht, und Wohnräume sind gegen den Willen des Bewohners tabu, solange keine dringende Gefahr besteht.",
        },
      ],
    },
  ],
};
