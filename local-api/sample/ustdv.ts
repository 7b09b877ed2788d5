import type { SampleLaw } from "./law.ts";

/** Umsatzsteuer-Durchführungsverordnung, retold in our own words. */
export const USTDV: SampleLaw = {
  source: "UStDV",
  slug: "ustdv_1980",
  provisions: [
    {
      section: "8",
      title: "Grundsätze für den Ausfuhrnachweis bei Ausfuhrlieferungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer Waren steuerfrei in ein Drittland ausführt, muss mit Belegen beweisen, dass sie die EU tatsächlich verlassen haben (Ausfuhrnachweis). Die Belege müssen klar sein und sich ohne großen Aufwand überprüfen lassen. Ohne diesen Nachweis ist die Steuerbefreiung gefährdet.",
        },
      ],
    },
    {
      section: "9",
      title: "Ausfuhrnachweis bei Ausfuhrlieferungen in Beförderungsfällen",
      passages: [
        {
          part: "Abs. 1",
          text: "Bringt der Verkäufer oder der Käufer die Ware selbst ins Drittland, dient im elektronischen Ausfuhrverfahren der Ausgangsvermerk der Zollstelle als Beleg. Wird auf Papier angemeldet, braucht es einen Beleg mit Lieferant, Ware und Menge, Ort und Tag der Ausfuhr sowie der Bestätigung der Grenzzollstelle. Ein Alternativ-Ausgangsvermerk wird ebenfalls anerkannt.",
        },
      ],
    },
    {
      section: "13",
      title:
        "Buchmäßiger Nachweis bei Ausfuhrlieferungen und Lohnveredelungen an Gegenständen der Ausfuhr",
      passages: [
        {
          text: "Neben den Belegen verlangt die Verordnung für Ausfuhren einen Buchnachweis. In der Buchführung muss leicht und zweifelsfrei erkennbar sein, dass alle Bedingungen der Steuerbefreiung vorliegen. Festgehalten werden vor allem Ware, Menge, Käufer, Liefertag, Entgelt und Bestimmungsort.",
        },
      ],
    },
    {
      section: "17",
      title: "Abnehmernachweis bei Ausfuhrlieferungen im nichtkommerziellen Reiseverkehr",
      passages: [
        {
          text: "Kauft ein Tourist aus einem Drittland im Laden ein und nimmt die Ware im Reisegepäck mit, muss der Ausfuhrbeleg auch seinen Namen und seine Anschrift nennen. Die Grenzzollstelle bestätigt, dass diese Angaben mit dem Reisepass übereinstimmen. Ohne diesen Abnehmernachweis darf der Händler die Umsatzsteuer nicht erstatten.",
        },
      ],
    },
    {
      section: "17a",
      title:
        "Gelangensvermutung bei innergemeinschaftlichen Lieferungen in Beförderungs- und Versendungsfällen",
      passages: [
        {
          part: "Abs. 1",
          text: "Bei Lieferungen in andere EU-Staaten wird vermutet, dass die Ware dort angekommen ist, wenn der Verkäufer mindestens zwei einander nicht widersprechende Belege von voneinander unabhängigen Dritten besitzt (Gelangensvermutung). Lässt der Käufer die Ware abholen, braucht der Verkäufer zusätzlich eine Gelangensbestätigung, die bis zum zehnten Tag des Folgemonats vorliegt.",
        },
        {
          part: "Abs. 3",
          text: "Die Gelangensvermutung ist nicht unumstößlich. Das Finanzamt darf sie widerlegen, wenn es nachweisen kann, dass die Ware das Land in Wirklichkeit nicht verlassen hat oder dass die Belege falsch sind. Der Unternehmer kann dann nur noch auf andere Weise beweisen, dass die Ware angekommen ist.",
        },
      ],
    },
    {
      section: "17b",
      title:
        "Gelangensnachweis bei innergemeinschaftlichen Lieferungen in Beförderungs- und Versendungsfällen",
      passages: [
        {
          part: "Abs. 1",
          text: "Greift die Gelangensvermutung nicht, muss der Unternehmer selbst mit Belegen zeigen, dass die gelieferte Ware im anderen EU-Staat angekommen ist (Gelangensnachweis). Auch diese Belege müssen klar sein und sich einfach überprüfen lassen. Der Nachweis ist im Inland zu führen.",
        },
        {
          part: "Abs. 2",
          text: "Die Gelangensbestätigung ist die Erklärung des Käufers, dass die Ware im anderen EU-Staat angekommen ist. Sie nennt Name und Anschrift des Käufers, Ware und Menge, Ort und Monat der Ankunft, das Datum und die Unterschrift. Elektronisch geht es auch ohne Unterschrift, wenn die Nachricht erkennbar vom Käufer stammt. Eine Sammelbestätigung darf höchstens ein Quartal umfassen.",
        },
      ],
    },
    {
      section: "17c",
      title:
        "Nachweis bei innergemeinschaftlichen Lieferungen in Bearbeitungs- oder Verarbeitungsfällen",
      passages: [
        {
          text: "Lässt der Käufer die Ware vor dem Transport in den anderen EU-Staat noch bearbeiten, etwa lackieren oder umbauen, muss auch das aus den Belegen hervorgehen. Die Belege nennen dann zusätzlich den beauftragten Bearbeiter und die Art der Bearbeitung. Waren mehrere Betriebe beteiligt, gilt das für jeden von ihnen.",
        },
      ],
    },
    {
      section: "17d",
      title: "Buchmäßiger Nachweis bei innergemeinschaftlichen Lieferungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Für steuerfreie Lieferungen in andere EU-Staaten ist auch ein Buchnachweis nötig. Zu ihm gehört die ausländische Umsatzsteuer-Identifikationsnummer des Käufers. Aus den Büchern müssen sich die Bedingungen der Befreiung rasch und ohne Zweifel ablesen lassen.",
        },
        {
          part: "Abs. 2",
          text: "In den Büchern festzuhalten sind unter anderem Name, Anschrift und Branche des Käufers, Art und Menge der Ware, der Liefertag, das Entgelt sowie Transport und Zielort im anderen EU-Staat. Bei Fahrzeugen gehört die Fahrgestellnummer dazu. Wurde die Ware vorher bearbeitet, ist auch das zu notieren.",
        },
      ],
    },
    {
      section: "24",
      title: "Antragsfrist für die Steuervergütung und Nachweis der Voraussetzungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Hilfsorganisationen, die Waren für humanitäre Zwecke in Drittländer bringen, können sich die Umsatzsteuer vergüten lassen. Der Antrag muss bis zum Ende des Jahres gestellt werden, das dem Jahr der Ausfuhr folgt. In einem Antrag dürfen mehrere Ansprüche zusammengefasst werden.",
        },
      ],
    },
    {
      section: "30",
      title: "Schausteller",
      passages: [
        {
          text: "Als Schausteller gilt, wer auf Jahrmärkten, Volksfesten oder Schützenfesten für Unterhaltung sorgt, zum Beispiel mit Karussell, Schießbude, Musik oder Vorführungen. Auch ähnliche Feste kommen in Betracht. Für die Einnahmen daraus gilt der ermäßigte Steuersatz der Umsatzsteuer.",
        },
      ],
    },
    {
      section: "31",
      title: "Angaben in der Rechnung",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Pflichtangaben einer Rechnung dürfen auf mehrere Dokumente verteilt sein, zum Beispiel auf Rechnung und Lieferschein. In einem davon müssen Entgelt und Steuerbetrag zusammengefasst stehen, und dieses muss auf die anderen Dokumente verweisen. Alle Angaben müssen leicht überprüfbar sein.",
        },
        {
          part: "Abs. 4",
          text: "Statt des genauen Tages genügt in der Rechnung als Leistungszeitpunkt der Kalendermonat, in dem geliefert oder geleistet wurde. Das erleichtert Abrechnungen über mehrere Lieferungen eines Monats. Ein Hinweis wie „Leistungszeitraum März“ reicht also aus.",
        },
        {
          part: "Abs. 5",
          text: "Fehlen in einer Rechnung Angaben oder sind sie falsch, kann sie berichtigt werden. Dafür genügt ein Dokument, das sich eindeutig auf die ursprüngliche Rechnung bezieht und nur die falschen oder fehlenden Punkte richtigstellt. Für das Berichtigungsdokument gelten dieselben Formregeln wie für die Rechnung.",
        },
      ],
    },
    {
      section: "32",
      title: "Rechnungen über Umsätze, die verschiedenen Steuersätzen unterliegen",
      passages: [
        {
          text: "Enthält eine Rechnung Posten mit 19 Prozent und mit 7 Prozent und rechnet eine Maschine die Steuer automatisch aus, darf der Steuerbetrag in einer Summe stehen. Dann muss aber bei jedem Posten angegeben sein, welcher Steuersatz für ihn gilt. Das ist vor allem für Kassenbons im Supermarkt wichtig.",
        },
      ],
    },
    {
      section: "33",
      title: "Rechnungen über Kleinbeträge",
      passages: [
        {
          text: "Eine Kleinbetragsrechnung ist eine Rechnung über höchstens 250 Euro einschließlich Umsatzsteuer. Sie braucht nur Name und Anschrift des Leistenden, das Datum, Menge und Art der Ware oder Leistung, den Bruttobetrag und den Steuersatz. Rechnungsnummer und Angaben zum Kunden sind nicht nötig. Für Fernverkäufe, innergemeinschaftliche Lieferungen und Reverse-Charge gilt die Erleichterung nicht; als E-Rechnung muss sie nicht ausgestellt werden.",
        },
      ],
    },
    {
      section: "34",
      title: "Fahrausweise als Rechnungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Fahrschein für Bus, Bahn oder Flug zählt als Rechnung, wenn er Name und Anschrift des Verkehrsunternehmens, das Datum und den Fahrpreis samt Steuer nennt. Der Steuersatz muss nur darauf stehen, wenn nicht der ermäßigte Satz gilt. Auch Fahrkarten müssen nicht als E-Rechnung erteilt werden.",
        },
        {
          part: "Abs. 2",
          text: "Bei Fahrten über die Grenze zählt der Fahrschein nur dann als Rechnung, wenn das Verkehrsunternehmen bescheinigt, welcher Teil des Fahrpreises auf die deutsche Strecke entfällt. In der Bescheinigung muss auch der Steuersatz für diesen Teil stehen.",
        },
      ],
    },
    {
      section: "34a",
      title: "Rechnungen von Kleinunternehmern",
      passages: [
        {
          text: "Die Rechnung eines Kleinunternehmers braucht Namen und Anschriften beider Seiten, eine Steuernummer oder Identifikationsnummer, das Datum, die Beschreibung der Leistung und den Betrag in einer Summe. Sie muss auf die Steuerbefreiung für Kleinunternehmer hinweisen. Eine E-Rechnung ist nie Pflicht; Papier oder PDF genügen.",
        },
      ],
    },
    {
      section: "35",
      title: "Vorsteuerabzug bei Rechnungen über Kleinbeträge und bei Fahrausweisen",
      passages: [
        {
          part: "Abs. 1",
          text: "Aus einer Kleinbetragsrechnung darf der Unternehmer Vorsteuer abziehen, obwohl der Steuerbetrag dort nicht einzeln ausgewiesen ist. Er muss den Bruttobetrag dazu selbst in Nettobetrag und Steuer zerlegen. Grundlage ist der Steuersatz, der auf der Rechnung angegeben ist.",
        },
        {
          part: "Abs. 2",
          text: "Auch aus Fahrscheinen kann die Vorsteuer herausgerechnet werden. Steht auf der Fahrkarte der Satz von 19 Prozent, wird mit ihm gerechnet, sonst mit dem ermäßigten Satz. Aus Flugtickets gibt es Vorsteuer nur, wenn der allgemeine Steuersatz auf dem Ticket angegeben ist.",
        },
      ],
    },
    {
      section: "40",
      title: "Vorsteuerabzug bei unfreien Versendungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Wird ein Paket unfrei verschickt, sodass der Empfänger die Fracht bezahlt, gilt der Empfänger als Auftraggeber des Transports. Er kann deshalb die Vorsteuer aus den Frachtkosten abziehen, wenn er sie übernommen hat und die Rechnung das zeigt. Der Absender hat insoweit keinen Abzug.",
        },
      ],
    },
    {
      section: "44",
      title: "Vereinfachungen bei der Berichtigung des Vorsteuerabzugs",
      passages: [
        {
          part: "Abs. 1",
          text: "Für kleine Anschaffungen gibt es eine Bagatellgrenze: Lag die Vorsteuer auf ein Wirtschaftsgut bei höchstens 1.000 Euro, muss der Vorsteuerabzug später nie berichtigt werden. Es ist dann egal, wie sich die Nutzung ändert.",
        },
        {
          part: "Abs. 2",
          text: "Hat sich die Nutzung eines Wirtschaftsguts in einem Jahr um weniger als zehn Prozentpunkte verändert, unterbleibt die Berichtigung der Vorsteuer für dieses Jahr. Die Vereinfachung gilt nicht, wenn der Korrekturbetrag über 1.000 Euro liegt.",
        },
        {
          part: "Abs. 3",
          text: "Bei Korrekturbeträgen bis 6.000 Euro je Wirtschaftsgut und Jahr wird die Vorsteuer erst in der Jahreserklärung berichtigt. Höhere Beträge gehören schon in die laufenden Voranmeldungen. Wird das Wirtschaftsgut verkauft oder entnommen, ist sofort in der Voranmeldung dieses Zeitraums zu berichtigen.",
        },
      ],
    },
    {
      section: "46",
      title: "Fristverlängerung",
      passages: [
        {
          text: "Auf Antrag bekommt der Unternehmer für Umsatzsteuer-Voranmeldungen und Vorauszahlungen einen Monat mehr Zeit (Dauerfristverlängerung). Das Finanzamt lehnt ab oder widerruft, wenn es um die Steuer fürchten muss. Die Verlängerung gilt, bis sie beendet wird.",
        },
      ],
    },
    {
      section: "47",
      title: "Sondervorauszahlung",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer seine Voranmeldungen monatlich abgibt und die Dauerfristverlängerung nutzen will, muss jedes Jahr eine Sondervorauszahlung leisten. Sie beträgt ein Elftel der Vorauszahlungen des Vorjahres. Vierteljährliche Zahler brauchen keine Sondervorauszahlung.",
        },
      ],
    },
    {
      section: "48",
      title: "Verfahren",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Dauerfristverlängerung ist elektronisch zu beantragen, und zwar spätestens dann, wenn die erste Voranmeldung fällig wäre, für die sie gelten soll. Monatszahler berechnen darin auch die Sondervorauszahlung und zahlen sie gleichzeitig. Zur Vermeidung von Härten kann das Finanzamt Papier zulassen.",
        },
        {
          part: "Abs. 4",
          text: "Die Sondervorauszahlung ist kein verlorenes Geld. Sie wird bei der letzten Voranmeldung des Jahres, meist im Dezember, angerechnet. Bleibt ein Guthaben, wird es vom Finanzamt verrechnet oder erstattet.",
        },
      ],
    },
    {
      section: "59",
      title: "Vergütungsberechtigte Unternehmer",
      passages: [
        {
          text: "Unternehmer mit Sitz im Ausland erhalten deutsche Vorsteuer im Vergütungsverfahren zurück, wenn sie hier keine oder nur bestimmte Umsätze hatten, etwa solche, bei denen der Kunde die Steuer schuldet. Wer hier eine Betriebsstätte mit steuerbaren Umsätzen unterhält, nimmt stattdessen am normalen Verfahren teil.",
        },
      ],
    },
    {
      section: "61",
      title: "Vergütungsverfahren für im übrigen Gemeinschaftsgebiet ansässige Unternehmer",
      passages: [
        {
          part: "Abs. 2",
          text: "EU-Unternehmer müssen die Vergütung deutscher Vorsteuer bis zum 30. September des Folgejahres beantragen, also binnen neun Monaten nach Jahresende. Rechnungen ab 1.000 Euro, bei Kraftstoff ab 250 Euro, sind elektronisch beizufügen. Die Höhe der Vergütung rechnet der Unternehmer selbst aus.",
        },
        {
          part: "Abs. 3",
          text: "Der Vergütungsantrag muss auf mindestens 400 Euro lauten. Umfasst er das ganze Kalenderjahr oder dessen letzten Zeitraum, reichen 50 Euro aus. Unterhalb dieser Mindestbeträge wird keine Vorsteuer vergütet.",
        },
      ],
    },
    {
      section: "63",
      title: "Aufzeichnungspflichten",
      passages: [
        {
          part: "Abs. 1",
          text: "Umsatzsteuerliche Aufzeichnungen müssen so klar sein, dass sich ein fachkundiger Außenstehender in angemessener Zeit zurechtfindet. Er muss die Umsätze, die abziehbare Vorsteuer und die Grundlagen der Steuer daraus erkennen können. Eine Zettelwirtschaft, die nur der Unternehmer selbst versteht, reicht nicht.",
        },
        {
          part: "Abs. 4",
          text: "Händlern mit großem Sortiment, die ihre Einnahmen nicht nach Steuersätzen trennen können, darf das Finanzamt auf Antrag eine nachträgliche Trennung erlauben, zum Beispiel nach dem Wareneingang. Das Ergebnis darf nicht wesentlich von einer genauen Trennung abweichen.",
        },
      ],
    },
    {
      section: "65",
      title: "Aufzeichnungspflichten der Kleinunternehmer",
      passages: [
        {
          text: "Kleinunternehmer haben erleichterte Aufzeichnungspflichten. Sie notieren vor allem, was sie für ihre Lieferungen und Leistungen erhalten haben, also ihre Einnahmen. Außerdem gehören unentgeltliche Leistungen für private Zwecke dazu. Wer Steuer aus Erwerben, aus § 13b oder wegen falscher Rechnungen schuldet, zeichnet auch das auf.",
        },
      ],
    },
  ],
};
