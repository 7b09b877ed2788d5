import type { SampleLaw } from "./law.ts";

/** Abgabenordnung, retold in our own words. */
export const AO: SampleLaw = {
  source: "AO",
  slug: "ao_1977",
  provisions: [
    {
      section: "3",
      title: "Steuern, steuerliche Nebenleistungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Steuern sind Geldzahlungen an den Staat, für die man keine bestimmte Gegenleistung bekommt. Sie treffen jeden, der den gesetzlichen Tatbestand erfüllt, und sollen dem Gemeinwesen Einnahmen bringen. Dass Einnahmen nur ein Nebenziel sind, schadet nicht.",
        },
        {
          part: "Abs. 4",
          text: "Steuerliche Nebenleistungen sind keine Steuern, werden aber ähnlich behandelt. Dazu zählen Verspätungszuschläge, Säumniszuschläge, Zinsen, Zwangsgelder, Verzögerungsgelder und Kosten. Sie kommen zur eigentlichen Steuer hinzu.",
        },
      ],
    },
    {
      section: "30",
      title: "Steuergeheimnis",
      passages: [
        {
          part: "Abs. 1",
          text: "Das Steuergeheimnis verpflichtet alle Amtsträger der Finanzverwaltung zur Verschwiegenheit. Es schützt, was sie in einem Steuerverfahren über jemanden erfahren, ebenso wie fremde Betriebs- und Geschäftsgeheimnisse. Ein Nachbar oder Arbeitgeber darf daher vom Finanzamt nichts über fremde Steuerdaten hören.",
        },
        {
          part: "Abs. 4",
          text: "Vom Steuergeheimnis gibt es Ausnahmen. Das Finanzamt darf Steuerdaten weitergeben, wenn der Betroffene zustimmt, wenn ein Gesetz es ausdrücklich erlaubt oder wenn es für das Steuerverfahren nötig ist. Auch ein zwingendes öffentliches Interesse kann die Weitergabe rechtfertigen, etwa bei schweren Verbrechen.",
        },
      ],
    },
    {
      section: "37",
      title: "Ansprüche aus dem Steuerschuldverhältnis",
      passages: [
        {
          part: "Abs. 2",
          text: "Wer Steuern ohne Rechtsgrund gezahlt hat, kann sein Geld zurückverlangen (Erstattungsanspruch). Das gilt auch, wenn der Grund erst später wegfällt, etwa weil ein Bescheid aufgehoben wird. Umgekehrt darf das Finanzamt zu viel Erstattetes zurückfordern.",
        },
      ],
    },
    {
      section: "38",
      title: "Entstehung der Ansprüche aus dem Steuerschuldverhältnis",
      passages: [
        {
          text: "Ein Steueranspruch entsteht von selbst, sobald jemand das verwirklicht, woran das Steuergesetz die Zahlung anknüpft. Ein Steuerbescheid ist dafür nicht nötig; er stellt den Anspruch nur fest. Vom Entstehen zu unterscheiden ist die Fälligkeit, also der Tag, an dem gezahlt werden muss.",
        },
      ],
    },
    {
      section: "39",
      title: "Zurechnung",
      passages: [
        {
          part: "Abs. 1",
          text: "Für die Steuer wird ein Wirtschaftsgut normalerweise dem Eigentümer zugerechnet. Eigentümer ist, wem die Sache nach dem bürgerlichen Recht gehört. Von diesem Grundsatz weicht das Gesetz ab, wenn ein anderer wirtschaftlich wie ein Eigentümer dasteht.",
        },
        {
          part: "Abs. 2",
          text: "Wirtschaftliches Eigentum hat, wer den rechtlichen Eigentümer auf Dauer von der Nutzung fernhalten kann; ihm wird das Wirtschaftsgut steuerlich zugerechnet. Bei einer Treuhand ist das der Treugeber, bei einer Sicherungsübereignung derjenige, der die Sicherheit gibt. Gehört etwas mehreren gemeinsam, wird anteilig zugerechnet.",
        },
      ],
    },
    {
      section: "42",
      title: "Missbrauch von rechtlichen Gestaltungsmöglichkeiten",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer rechtliche Gestaltungen missbraucht, kann damit die Steuer nicht umgehen. Liegt ein Gestaltungsmissbrauch vor, wird so besteuert, als hätte man den wirtschaftlich angemessenen Weg gewählt. Sparsame Gestaltung an sich ist erlaubt.",
        },
        {
          part: "Abs. 2",
          text: "Ein Missbrauch liegt vor, wenn eine unangemessene Gestaltung zu einem Steuervorteil führt, den das Gesetz so nicht vorsieht. Der Steuerpflichtige kann das entkräften, indem er beachtliche Gründe nachweist, die nichts mit Steuern zu tun haben. Maßstab ist das Gesamtbild der Umstände.",
        },
      ],
    },
    {
      section: "90",
      title: "Mitwirkungspflichten der Beteiligten",
      passages: [
        {
          part: "Abs. 1",
          text: "Steuerpflichtige müssen dem Finanzamt helfen, den Sachverhalt zu klären (Mitwirkungspflicht). Sie haben alles steuerlich Wichtige vollständig und wahrheitsgemäß offenzulegen und ihre Beweismittel zu nennen. Wie weit das geht, hängt vom Einzelfall ab.",
        },
        {
          part: "Abs. 2",
          text: "Bei Sachverhalten im Ausland gilt eine gesteigerte Mitwirkungspflicht. Der Steuerpflichtige muss sie selbst aufklären und Beweismittel aus dem Ausland herbeischaffen. Er darf sich nicht darauf zurückziehen, dass er nicht an Unterlagen kommt, wenn er sich den Zugang vorher hätte sichern können.",
        },
      ],
    },
    {
      section: "93",
      title: "Auskunftspflicht der Beteiligten und anderer Personen",
      passages: [
        {
          part: "Abs. 1",
          text: "Das Finanzamt darf Auskünfte verlangen, die es für die Besteuerung braucht. Zuerst soll es den Steuerpflichtigen selbst fragen. Dritte wie Banken, Kunden oder Nachbarn sind erst an der Reihe, wenn das nichts bringt oder aussichtslos ist.",
        },
        {
          part: "Abs. 2",
          text: "In einem Auskunftsersuchen muss stehen, was das Finanzamt wissen will und ob es um die eigene Steuer oder um die eines anderen geht. Wer gefragt wird, kann verlangen, dass er das Ersuchen schriftlich erhält. So weiß jeder, wozu er sich äußern soll.",
        },
        {
          part: "Abs. 7",
          text: "Über das Bundeszentralamt für Steuern kann das Finanzamt abfragen, welche Konten und Depots jemand bei Banken hat (Kontenabruf). Erlaubt ist der automatisierte Abruf nur in gesetzlich genannten Fällen, wenn eine Nachfrage beim Steuerpflichtigen keinen Erfolg verspricht. Kontostände und Umsätze werden dabei nicht mitgeteilt.",
        },
      ],
    },
    {
      section: "101",
      title: "Auskunfts- und Eidesverweigerungsrecht der Angehörigen",
      passages: [
        {
          part: "Abs. 1",
          text: "Angehörige wie Ehegatten, Verlobte, Eltern, Kinder und Geschwister dürfen die Auskunft über einen Steuerpflichtigen verweigern. Das Finanzamt muss sie auf dieses Recht hinweisen und den Hinweis in der Akte festhalten. Über ihre eigenen Steuern müssen Angehörige dagegen Auskunft geben.",
        },
      ],
    },
    {
      section: "108",
      title: "Fristen und Termine",
      passages: [
        {
          part: "Abs. 1",
          text: "Wie Fristen zu berechnen sind, richtet sich im Steuerrecht nach dem Bürgerlichen Gesetzbuch. Der Tag, an dem etwas bekannt gegeben wird, zählt bei der Fristberechnung nicht mit. Eine Monatsfrist endet an dem Tag des Folgemonats, der dieselbe Zahl trägt.",
        },
        {
          part: "Abs. 3",
          text: "Fällt das Fristende auf einen Samstag, Sonntag oder Feiertag, verlängert sich die Frist bis zum nächsten Werktag. Wer an diesem Werktag noch bis Mitternacht handelt, ist pünktlich. Die Regel schützt davor, dass eine Frist am Wochenende abläuft.",
        },
      ],
    },
    {
      section: "109",
      title: "Verlängerung von Fristen",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Fristverlängerung für die Steuererklärung kann man beim Finanzamt beantragen; es entscheidet nach Ermessen. Auch andere Fristen, die das Amt selbst gesetzt hat, lassen sich verlängern. Sogar nach Fristablauf ist eine rückwirkende Verlängerung denkbar, wenn alles andere unbillig wäre.",
        },
        {
          part: "Abs. 2",
          text: "Für Steuererklärungen, die ein Steuerberater anfertigt, wird die verlängerte Abgabefrist nach Ende Februar des übernächsten Jahres nur noch ausnahmsweise hinausgeschoben. Der Steuerpflichtige muss ohne eigenes Verschulden verhindert gewesen sein. Fehler seines Beraters werden ihm zugerechnet.",
        },
      ],
    },
    {
      section: "110",
      title: "Wiedereinsetzung in den vorigen Stand",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer eine gesetzliche Frist schuldlos versäumt, wird auf Antrag so gestellt, als hätte er sie eingehalten (Wiedereinsetzung). Typische Fälle sind eine plötzliche schwere Krankheit oder Fehler der Post. Das Verschulden eines Vertreters, etwa des Steuerberaters, muss man sich zurechnen lassen.",
        },
        {
          part: "Abs. 2",
          text: "Die Wiedereinsetzung muss man binnen eines Monats beantragen, nachdem das Hindernis weggefallen ist. In derselben Zeit ist die versäumte Handlung nachzuholen, zum Beispiel der Einspruch. Die Gründe für das Versäumnis sind glaubhaft zu machen.",
        },
        {
          part: "Abs. 3",
          text: "Ist seit dem Ende der versäumten Frist mehr als ein Jahr vergangen, kommt eine Wiedereinsetzung nicht mehr in Frage. Eine Ausnahme gilt nur, wenn höhere Gewalt ein früheres Handeln verhindert hat. Danach bleibt es bei den Folgen des Versäumnisses.",
        },
      ],
    },
    {
      section: "118",
      title: "Begriff des Verwaltungsakts",
      passages: [
        {
          text: "Ein Verwaltungsakt ist eine Entscheidung, mit der eine Behörde einen Einzelfall im öffentlichen Recht verbindlich nach außen regelt. Der Steuerbescheid ist das bekannteste Beispiel. Eine bloße Auskunft oder eine Bitte ohne Regelung gehört nicht dazu.",
        },
      ],
    },
    {
      section: "119",
      title: "Bestimmtheit und Form des Verwaltungsakts",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Verwaltungsakt der Finanzbehörde muss klar erkennen lassen, was von wem verlangt wird. Fehlt diese Bestimmtheit, etwa weil der Adressat unklar bleibt, ist er fehlerhaft. Ob er bestimmt genug ist, beurteilt sich aus der Sicht des Empfängers.",
        },
        {
          part: "Abs. 2",
          text: "Verwaltungsakte der Finanzbehörde können schriftlich, elektronisch, mündlich oder auf andere Art ergehen. Wer einen nur mündlich erhaltenen Verwaltungsakt schriftlich braucht, kann bei berechtigtem Interesse sofort eine Bestätigung verlangen. Für Steuerbescheide gilt jedoch eine strengere Form.",
        },
      ],
    },
    {
      section: "122",
      title: "Bekanntgabe des Verwaltungsakts",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Bescheid wird erst wirksam, wenn er dem Betroffenen bekannt gegeben wird. Er kann auch an einen Bevollmächtigten wie den Steuerberater gehen. Liegt dem Finanzamt dessen Empfangsvollmacht vor, soll es den Bescheid dorthin schicken.",
        },
        {
          part: "Abs. 2",
          text: "Ein Steuerbescheid, der im Inland mit der Post kommt, gilt seit 2025 am vierten Tag nach der Aufgabe zur Post als bekannt gegeben. Bei Sendungen ins Ausland ist es ein Monat. Kommt der Brief später oder gar nicht an, gilt diese Bekanntgabefiktion nicht; im Zweifel muss die Behörde den Zugang beweisen.",
        },
        {
          part: "Abs. 2a",
          text: "Ein elektronisch übermittelter Bescheid gilt am vierten Tag nach dem Absenden als bekannt gegeben. Geht die Nachricht erst später oder überhaupt nicht ein, kommt es auf den wirklichen Zugang an. Zweifel gehen auch hier zu Lasten der Behörde.",
        },
      ],
    },
    {
      section: "129",
      title: "Offenbare Unrichtigkeiten beim Erlass eines Verwaltungsakts",
      passages: [
        {
          text: "Schreibfehler, Rechenfehler und vergleichbare mechanische Versehen in einem Bescheid darf das Finanzamt jederzeit korrigieren. Hat der Betroffene ein berechtigtes Interesse daran, muss es den Fehler berichtigen. Irrtümer bei der Anwendung des Rechts zählen nicht zu diesen offenbaren Unrichtigkeiten.",
        },
      ],
    },
    {
      section: "138",
      title: "Anzeigen über die Erwerbstätigkeit",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer ein Gewerbe oder einen landwirtschaftlichen Betrieb eröffnet, muss das der Gemeinde melden; sie unterrichtet das Finanzamt. Freiberufler zeigen den Beginn ihrer Tätigkeit direkt beim Finanzamt an. Auch Umzug und Aufgabe des Betriebs sind mitzuteilen.",
        },
        {
          part: "Abs. 1b",
          text: "Gründer müssen dem Finanzamt unaufgefordert den Fragebogen zur steuerlichen Erfassung elektronisch übermitteln. Er enthält Angaben zum Betrieb, zu erwarteten Einnahmen und zur Umsatzsteuer. Papier ist nur zur Vermeidung von Härten zulässig.",
        },
        {
          part: "Abs. 4",
          text: "Die Anzeige über Eröffnung, Verlegung oder Aufgabe eines Betriebs ist innerhalb eines Monats zu erstatten. Die Monatsfrist beginnt mit dem Ereignis, das gemeldet werden muss. Auch der Fragebogen zur steuerlichen Erfassung ist in dieser Zeit fällig.",
        },
      ],
    },
    {
      section: "140",
      title: "Buchführungs- und Aufzeichnungspflichten nach anderen Gesetzen",
      passages: [
        {
          text: "Wer schon nach anderen Vorschriften Bücher führen muss, zum Beispiel als Kaufmann nach dem Handelsgesetzbuch, hat diese Pflicht auch für die Steuer zu erfüllen (abgeleitete Buchführungspflicht). Das gilt auch für besondere Aufzeichnungen einzelner Berufe, wenn sie steuerlich wichtig sind.",
        },
      ],
    },
    {
      section: "141",
      title: "Buchführungspflicht bestimmter Steuerpflichtiger",
      passages: [
        {
          part: "Abs. 1",
          text: "Gewerbetreibende und Landwirte, die nicht schon nach anderen Gesetzen Bücher führen, werden buchführungspflichtig, wenn ihr Umsatz 800.000 Euro im Jahr oder ihr Gewinn 80.000 Euro übersteigt. Freiberufler sind davon nicht betroffen. Zur Buchführung gehören Inventur und Jahresabschluss.",
        },
        {
          part: "Abs. 2",
          text: "Die Buchführungspflicht beginnt nicht von selbst, sondern mit dem Wirtschaftsjahr, das auf die Mitteilung des Finanzamts folgt. Sie endet mit Ablauf des Jahres nach demjenigen, in dem das Amt das Unterschreiten der Grenzen feststellt. So bleibt Zeit für die Umstellung.",
        },
      ],
    },
    {
      section: "143",
      title: "Aufzeichnung des Wareneingangs",
      passages: [
        {
          part: "Abs. 1",
          text: "Gewerbliche Unternehmer müssen jeden Wareneingang gesondert aufzeichnen. Erfasst werden alle Waren, Rohstoffe und Zutaten, die zum Weiterverkauf oder Verbrauch eingekauft werden. Festzuhalten sind Tag, Lieferant, Art der Ware, Preis und Beleg.",
        },
      ],
    },
    {
      section: "144",
      title: "Aufzeichnung des Warenausgangs",
      passages: [
        {
          part: "Abs. 1",
          text: "Großhändler, die an andere gewerbliche Abnehmer liefern, müssen ihren Warenausgang gesondert aufzeichnen. So lässt sich prüfen, ob die Käufer ihre Ware vollständig verbucht haben. Notiert werden Datum, Abnehmer, Ware, Preis und Beleg.",
        },
      ],
    },
    {
      section: "145",
      title: "Allgemeine Anforderungen an Buchführung und Aufzeichnungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Buchführung ist ordnungsgemäß, wenn sich ein sachkundiger Dritter in angemessener Zeit einen Überblick über Geschäfte und Lage des Unternehmens verschaffen kann. Jeder Geschäftsvorfall muss sich von der Entstehung bis zum Abschluss verfolgen lassen. Sonst fehlt ihr die Beweiskraft.",
        },
      ],
    },
    {
      section: "146",
      title: "Ordnungsvorschriften für die Buchführung und für Aufzeichnungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Jeder Geschäftsvorfall ist einzeln, lückenlos, korrekt, zeitnah und geordnet zu verbuchen. Einnahmen und Ausgaben der Kasse müssen jeden Tag festgehalten werden. Wer bar an viele unbekannte Kunden verkauft, etwa auf dem Wochenmarkt, muss nicht jeden Verkauf einzeln aufschreiben, solange er keine elektronische Kasse benutzt.",
        },
        {
          part: "Abs. 2a",
          text: "Elektronische Bücher dürfen in einem anderen EU-Staat geführt werden, zum Beispiel auf einem Cloud-Server in Irland. Das Finanzamt muss darauf aber vollständig zugreifen können. Für Papierunterlagen bleibt es beim Inland.",
        },
        {
          part: "Abs. 4",
          text: "Eine Buchung darf nicht so verändert werden, dass der frühere Inhalt nicht mehr zu erkennen ist. Radieren, Überschreiben oder spurloses Löschen ist verboten. Auch bei elektronischen Daten muss man sehen können, ob eine Änderung von Anfang an bestand oder erst später vorgenommen wurde.",
        },
      ],
    },
    {
      section: "146a",
      title:
        "Ordnungsvorschrift für die Buchführung und für Aufzeichnungen mittels elektronischer Aufzeichnungssysteme; Verordnungsermächtigung",
      passages: [
        {
          part: "Abs. 1",
          text: "Elektronische Kassen müssen durch eine zertifizierte technische Sicherheitseinrichtung (TSE) gegen Manipulation geschützt sein. Sie besteht aus Sicherheitsmodul, Speicher und einheitlicher Schnittstelle. Registrierkassen ohne TSE darf man geschäftlich nicht einsetzen, und eine Pflicht, überhaupt eine elektronische Kasse zu benutzen, besteht nicht.",
        },
        {
          part: "Abs. 2",
          text: "Bei jedem Verkauf über eine elektronische Kasse muss der Händler dem Kunden sofort einen Beleg anbieten (Belegausgabepflicht, Bonpflicht). Der Kassenbon darf auf Papier oder mit Zustimmung des Kunden elektronisch erteilt werden. Mitnehmen muss der Kunde ihn nicht. Das Finanzamt kann bei Massenverkäufen davon befreien.",
        },
        {
          part: "Abs. 4",
          text: "Wer eine elektronische Kasse anschafft oder außer Betrieb nimmt, hat das dem Finanzamt innerhalb eines Monats elektronisch mitzuteilen. Anzugeben sind unter anderem Art und Seriennummer der Kasse sowie der TSE. Mehrere Kassen einer Betriebsstätte gehören in eine gemeinsame Mitteilung.",
        },
      ],
    },
    {
      section: "146b",
      title: "Kassen-Nachschau",
      passages: [
        {
          part: "Abs. 1",
          text: "Bei einer Kassen-Nachschau dürfen Prüfer des Finanzamts unangekündigt während der üblichen Öffnungszeiten in den Laden kommen und die Kasse prüfen. Sie dürfen auch kontrollieren, ob die elektronische Kasse richtig eingesetzt wird. Private Wohnräume sind gegen den Willen des Bewohners geschützt.",
        },
        {
          part: "Abs. 3",
          text: "Findet der Prüfer bei der Kassen-Nachschau Auffälligkeiten, kann er sofort zu einer Außenprüfung übergehen. Eine Prüfungsanordnung braucht er dafür nicht. Auf den Wechsel muss er schriftlich hinweisen. Eine Durchsuchung ist auch dann nicht erlaubt.",
        },
      ],
    },
    {
      section: "147",
      title: "Ordnungsvorschriften für die Aufbewahrung von Unterlagen",
      passages: [
        {
          part: "Abs. 1",
          text: "Geordnet aufzubewahren sind Bücher und Aufzeichnungen, Inventare, Jahresabschlüsse, Buchungsbelege, Geschäftsbriefe sowie sonstige Unterlagen, die für die Steuer wichtig sind. Auch Programmbeschreibungen und Arbeitsanweisungen gehören dazu, soweit man sie zum Verstehen braucht. E-Mails sind wie Briefe zu behandeln.",
        },
        {
          part: "Abs. 2",
          text: "Die meisten Unterlagen dürfen eingescannt und nur digital aufbewahrt werden. Sie müssen während der ganzen Frist verfügbar und maschinell auswertbar bleiben. Jahresabschlüsse und die Eröffnungsbilanz sind dagegen im Original zu verwahren.",
        },
        {
          part: "Abs. 3",
          text: "Bücher, Inventare und Jahresabschlüsse sind zehn Jahre aufzubewahren. Für Buchungsbelege wie Rechnungen und Kontoauszüge beträgt die Aufbewahrungsfrist seit 2025 acht Jahre. Geschäftsbriefe und sonstige Unterlagen müssen sechs Jahre lang aufgehoben werden. Solange die Steuer noch festgesetzt werden kann, endet die Frist nicht.",
        },
        {
          part: "Abs. 4",
          text: "Die Aufbewahrungsfrist beginnt am Ende des Kalenderjahres, in dem der letzte Eintrag gemacht, der Abschluss aufgestellt oder der Beleg entstanden ist. Ein Beleg aus dem Mai 2025 wird also ab dem 31. Dezember 2025 gerechnet. Bei Briefen zählt das Jahr, in dem sie empfangen oder verschickt wurden.",
        },
        {
          part: "Abs. 6",
          text: "Bei einer Außenprüfung darf das Finanzamt auf digitale Buchhaltungsdaten zugreifen. Der Prüfer kann selbst am Computer lesen, Auswertungen verlangen oder sich die Daten in maschinenlesbarer Form geben lassen (Datenzugriff). Die Kosten trägt der Steuerpflichtige.",
        },
      ],
    },
    {
      section: "149",
      title: "Abgabe der Steuererklärungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer eine Steuererklärung abgeben muss, ergibt sich aus den einzelnen Steuergesetzen. Außerdem ist jeder dazu verpflichtet, den das Finanzamt auffordert. Eine Schätzung durch das Amt befreit nicht von der Abgabepflicht.",
        },
        {
          part: "Abs. 2",
          text: "Die Steuererklärung für ein Kalenderjahr ist spätestens sieben Monate nach dessen Ende abzugeben, also bis zum 31. Juli des Folgejahres. Diese Abgabefrist gilt für alle, die keinen Steuerberater beauftragt haben. Für Landwirte mit abweichendem Wirtschaftsjahr läuft sie länger.",
        },
        {
          part: "Abs. 3",
          text: "Wer seine Steuererklärung von einem Steuerberater oder Lohnsteuerhilfeverein anfertigen lässt, hat mehr Zeit. Die Abgabefrist endet dann am letzten Tag im Februar des übernächsten Jahres. Sie betrifft unter anderem Einkommensteuer, Körperschaftsteuer, Gewerbesteuer und Umsatzsteuer.",
        },
      ],
    },
    {
      section: "152",
      title: "Verspätungszuschlag",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer seine Steuererklärung zu spät oder gar nicht abgibt, muss mit einem Verspätungszuschlag rechnen. Das Finanzamt entscheidet darüber nach Ermessen. Es verzichtet, wenn die Verspätung glaubhaft entschuldigt wird.",
        },
        {
          part: "Abs. 2",
          text: "Zwingend ist der Verspätungszuschlag, wenn die Jahreserklärung 14 Monate nach Ablauf des Kalenderjahres noch fehlt. Das Finanzamt hat dann kein Ermessen mehr. Für Landwirte mit abweichendem Wirtschaftsjahr sind es 19 Monate.",
        },
        {
          part: "Abs. 5",
          text: "Bei Jahreserklärungen beträgt der Verspätungszuschlag 0,25 Prozent der Nachzahlung für jeden angefangenen Monat der Verspätung, mindestens 25 Euro pro Monat. Grundlage ist die Steuer, die nach Abzug der Vorauszahlungen übrig bleibt. Bei anderen Erklärungen liegt der Mindestbetrag bei 10 Euro im Monat.",
        },
        {
          part: "Abs. 10",
          text: "Der Verspätungszuschlag wird auf volle Euro abgerundet. Er darf höchstens 25.000 Euro betragen. Diese Obergrenze gilt für jede einzelne verspätete Erklärung, auch wenn die Steuer sehr hoch ausfällt oder die Verspätung viele Monate dauert.",
        },
      ],
    },
    {
      section: "153",
      title: "Berichtigung von Erklärungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer nachträglich merkt, dass seine Steuererklärung falsch oder lückenhaft ist und dadurch zu wenig Steuer gezahlt wird, muss das dem Finanzamt unverzüglich anzeigen und richtigstellen. Die Pflicht trifft auch Erben. Sie besteht, solange die Steuer noch festgesetzt werden kann.",
        },
      ],
    },
    {
      section: "157",
      title: "Form und Inhalt der Steuerbescheide",
      passages: [
        {
          part: "Abs. 1",
          text: "Steuerbescheide müssen schriftlich oder elektronisch ergehen. Aus ihnen muss hervorgehen, welche Steuer in welcher Höhe festgesetzt wird und wer sie schuldet. Beizufügen ist eine Belehrung darüber, welcher Rechtsbehelf möglich ist und bei wem und bis wann er einzulegen ist.",
        },
      ],
    },
    {
      section: "158",
      title: "Beweiskraft der Buchführung",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine ordnungsgemäße Buchführung hat Beweiskraft: Das Finanzamt muss sie der Besteuerung zugrunde legen. Anders ist es, wenn im Einzelfall Anlass besteht, an ihrer sachlichen Richtigkeit zu zweifeln. Dann darf das Amt abweichen und notfalls schätzen.",
        },
      ],
    },
    {
      section: "160",
      title: "Benennung von Gläubigern und Zahlungsempfängern",
      passages: [
        {
          part: "Abs. 1",
          text: "Ausgaben werden steuerlich nur anerkannt, wenn der Steuerpflichtige auf Verlangen sagt, wer das Geld bekommen hat. Nennt er den Zahlungsempfänger nicht, streicht das Finanzamt den Abzug in der Regel. So sollen Ohne-Rechnung-Geschäfte verhindert werden.",
        },
      ],
    },
    {
      section: "162",
      title: "Schätzung von Besteuerungsgrundlagen",
      passages: [
        {
          part: "Abs. 1",
          text: "Kann das Finanzamt die Grundlagen der Steuer nicht ermitteln, muss es sie schätzen. Dabei hat es alle bedeutsamen Umstände zu beachten. Die Schätzung soll der Wirklichkeit möglichst nahekommen und darf keine Strafe sein.",
        },
        {
          part: "Abs. 2",
          text: "Geschätzt wird vor allem, wenn jemand keine Steuererklärung abgibt, Auskünfte verweigert oder seine Bücher nicht vorlegen kann. Auch eine Buchführung mit schweren Mängeln führt zur Schätzung. Abgeben muss man die Erklärung trotzdem noch.",
        },
      ],
    },
    {
      section: "163",
      title: "Abweichende Festsetzung von Steuern aus Billigkeitsgründen",
      passages: [
        {
          part: "Abs. 1",
          text: "Wäre die Steuer im Einzelfall unbillig hoch, kann das Finanzamt sie niedriger festsetzen oder einzelne Grundlagen außer Betracht lassen. Die Entscheidung fällt schon bei der Festsetzung und nicht erst bei der Zahlung. Ein eigener Bescheid kann damit verbunden werden.",
        },
      ],
    },
    {
      section: "164",
      title: "Steuerfestsetzung unter Vorbehalt der Nachprüfung",
      passages: [
        {
          part: "Abs. 1",
          text: "Solange ein Steuerfall nicht endgültig geprüft ist, darf das Finanzamt die Steuer unter dem Vorbehalt der Nachprüfung festsetzen. Begründen muss es das nicht. Vorauszahlungsbescheide stehen immer unter diesem Vorbehalt.",
        },
        {
          part: "Abs. 2",
          text: "Ein Bescheid unter Vorbehalt der Nachprüfung lässt sich jederzeit in vollem Umfang ändern, zugunsten und zulasten des Steuerpflichtigen. Auch er selbst kann die Änderung jederzeit beantragen, ohne Einspruch einzulegen. Das Finanzamt darf mit der Antwort bis zur abschließenden Prüfung warten.",
        },
        {
          part: "Abs. 4",
          text: "Der Vorbehalt der Nachprüfung fällt automatisch weg, wenn die normale Festsetzungsfrist endet. Danach ist der Bescheid endgültig. Die verlängerten Fristen bei Steuerhinterziehung spielen dafür keine Rolle.",
        },
      ],
    },
    {
      section: "165",
      title: "Vorläufige Steuerfestsetzung, Aussetzung der Steuerfestsetzung",
      passages: [
        {
          part: "Abs. 1",
          text: "Ist unklar, ob die Voraussetzungen einer Steuer vorliegen, kann sie vorläufig festgesetzt werden. Das geschieht oft, wenn beim Bundesverfassungsgericht oder beim Bundesfinanzhof ein Musterverfahren läuft. Im Bescheid muss stehen, in welchen Punkten und warum er vorläufig ist.",
        },
        {
          part: "Abs. 2",
          text: "Einen vorläufigen Bescheid kann das Finanzamt in den offenen Punkten später ändern. Ist die Ungewissheit vorbei, muss es ihn anpassen oder für endgültig erklären. Im Übrigen wird der Bescheid wie jeder andere bestandskräftig.",
        },
      ],
    },
    {
      section: "168",
      title: "Wirkung einer Steueranmeldung",
      passages: [
        {
          text: "Eine Steueranmeldung, etwa die Umsatzsteuer-Voranmeldung, wirkt wie ein Bescheid unter Vorbehalt der Nachprüfung. Ergibt sie eine Erstattung, gilt das erst, wenn das Finanzamt zustimmt. Ein eigener Steuerbescheid ergeht meist nicht mehr.",
        },
      ],
    },
    {
      section: "169",
      title: "Festsetzungsfrist",
      passages: [
        {
          part: "Abs. 1",
          text: "Nach Ablauf der Festsetzungsfrist darf das Finanzamt eine Steuer weder festsetzen noch ändern (Festsetzungsverjährung). Das gilt zugunsten und zulasten des Steuerpflichtigen. Die Frist ist gewahrt, wenn der Bescheid das Amt vor ihrem Ende verlässt.",
        },
        {
          part: "Abs. 2",
          text: "Die Festsetzungsfrist dauert bei den meisten Steuern vier Jahre und bei Verbrauchsteuern ein Jahr. Bei leichtfertiger Steuerverkürzung verlängert sie sich auf fünf Jahre. Wurde die Steuer hinterzogen, sind es zehn Jahre.",
        },
      ],
    },
    {
      section: "170",
      title: "Beginn der Festsetzungsfrist",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Festsetzungsfrist läuft an, sobald das Kalenderjahr zu Ende ist, in dem die Steuer entstand. Ist keine Steuererklärung abzugeben, bleibt es bei diesem Zeitpunkt. So beginnt die Frist immer am Jahresende um Mitternacht.",
        },
        {
          part: "Abs. 2",
          text: "Muss eine Steuererklärung abgegeben werden, beginnt die Festsetzungsfrist erst am Ende des Jahres, in dem sie eingereicht wurde (Anlaufhemmung). Spätestens nach drei weiteren Jahren fängt sie auch ohne Erklärung an. Wer nicht erklärt, gewinnt also keine Zeit.",
        },
      ],
    },
    {
      section: "171",
      title: "Ablaufhemmung",
      passages: [
        {
          part: "Abs. 3a",
          text: "Legt jemand Einspruch ein oder klagt er, endet die Festsetzungsfrist nicht, solange über den Rechtsbehelf nicht endgültig entschieden ist (Ablaufhemmung). Das betrifft den gesamten Steueranspruch. Ein unzulässiger Rechtsbehelf bewirkt das nicht.",
        },
        {
          part: "Abs. 4",
          text: "Beginnt vor Ablauf der Festsetzungsfrist eine Außenprüfung, bleibt die Frist für die geprüften Steuern offen, bis die Bescheide aus der Betriebsprüfung unanfechtbar sind. Für Steuern ab 2025 endet diese Hemmung im Regelfall spätestens fünf Jahre nach dem Jahr, in dem die Prüfungsanordnung bekannt gegeben wurde.",
        },
        {
          part: "Abs. 10",
          text: "Von einem Grundlagenbescheid hängt oft ein Folgebescheid ab. Die Festsetzungsfrist für den Folgebescheid endet nicht vor Ablauf von zwei Jahren, nachdem der Grundlagenbescheid bekannt gegeben wurde. So können die Ergebnisse noch übernommen werden.",
        },
      ],
    },
    {
      section: "172",
      title: "Aufhebung und Änderung von Steuerbescheiden",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein endgültiger Steuerbescheid darf nur geändert werden, wenn das Gesetz es erlaubt. Möglich ist die schlichte Änderung mit Zustimmung oder auf Antrag; zugunsten des Steuerpflichtigen muss der Antrag noch in der Einspruchsfrist gestellt sein. Auch Bescheide, die durch Täuschung oder Bestechung erwirkt wurden, dürfen geändert werden.",
        },
      ],
    },
    {
      section: "173",
      title: "Aufhebung oder Änderung von Steuerbescheiden wegen neuer Tatsachen oder Beweismittel",
      passages: [
        {
          part: "Abs. 1",
          text: "Erfährt das Finanzamt nachträglich von neuen Tatsachen oder Beweismitteln, muss es den Steuerbescheid ändern. Führen sie zu einer niedrigeren Steuer, geht das nur, wenn den Steuerpflichtigen kein grobes Verschulden am späten Bekanntwerden trifft. Wer etwa Ausgaben grob nachlässig vergisst, hat keinen Anspruch.",
        },
        {
          part: "Abs. 2",
          text: "Nach einer Außenprüfung sind Steuerbescheide besonders geschützt. Wegen neuer Tatsachen dürfen sie dann nur noch geändert werden, wenn Steuern hinterzogen oder leichtfertig verkürzt wurden. Diese Änderungssperre schafft Rechtsfrieden nach der Betriebsprüfung.",
        },
      ],
    },
    {
      section: "175",
      title:
        "Änderung von Steuerbescheiden auf Grund von Grundlagenbescheiden und bei rückwirkenden Ereignissen",
      passages: [
        {
          part: "Abs. 1",
          text: "Ändert sich ein Grundlagenbescheid, ist der Folgebescheid anzupassen. Ebenso wird ein Steuerbescheid geändert, wenn ein Ereignis eintritt, das steuerlich in die Vergangenheit zurückwirkt (rückwirkendes Ereignis). In diesem Fall startet die Festsetzungsfrist am Ende des Jahres, in dem das Ereignis geschah.",
        },
      ],
    },
    {
      section: "193",
      title: "Zulässigkeit einer Außenprüfung",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Außenprüfung (Betriebsprüfung) ist bei allen Gewerbetreibenden, Land- und Forstwirten sowie Freiberuflern erlaubt. Einen besonderen Anlass oder Verdacht braucht das Finanzamt dafür nicht. Auch Privatleute mit besonders hohen Einkünften können geprüft werden.",
        },
      ],
    },
    {
      section: "222",
      title: "Stundung",
      passages: [
        {
          text: "Das Finanzamt kann Steuern stunden, wenn die sofortige Zahlung eine erhebliche Härte wäre und der Anspruch durch den Aufschub nicht gefährdet ist. Eine Stundung gibt es normalerweise nur, wenn man sie beantragt und eine Sicherheit stellt. Lohnsteuer, die der Arbeitgeber für andere einbehält, wird nicht gestundet.",
        },
      ],
    },
    {
      section: "224",
      title: "Leistungsort, Tag der Zahlung",
      passages: [
        {
          part: "Abs. 2",
          text: "Bei einer Überweisung gilt die Steuer als gezahlt, wenn das Geld auf dem Konto des Finanzamts gutgeschrieben ist. Ein Scheck wirkt erst drei Tage nach seinem Eingang. Mit SEPA-Lastschrift ist man immer pünktlich, denn dann zählt der Fälligkeitstag.",
        },
      ],
    },
    {
      section: "226",
      title: "Aufrechnung",
      passages: [
        {
          text: "Steuerpflichtige können gegen Steuerschulden nur mit Gegenansprüchen aufrechnen, die unbestritten oder rechtskräftig festgestellt sind. Das Finanzamt darf seinerseits eine Steuererstattung mit fälligen Schulden verrechnen. Im Übrigen gelten die Regeln des bürgerlichen Rechts.",
        },
      ],
    },
    {
      section: "227",
      title: "Erlass",
      passages: [
        {
          text: "Das Finanzamt kann eine Steuerschuld ganz oder teilweise erlassen, wenn es nach Lage des Falls unbillig wäre, sie einzutreiben. Ein Erlass kommt zum Beispiel in Betracht, wenn die Zahlung die wirtschaftliche Existenz vernichten würde. Schon gezahlte Beträge können unter denselben Bedingungen zurückgegeben werden.",
        },
      ],
    },
    {
      section: "228",
      title: "Gegenstand der Verjährung, Verjährungsfrist",
      passages: [
        {
          text: "Festgesetzte Steuern verjähren nach fünf Jahren, wenn sie nicht gezahlt und nicht eingetrieben werden (Zahlungsverjährung). Bei Steuerhinterziehung, Schmuggel und Steuerhehlerei sind es zehn Jahre. Anders als die Festsetzungsverjährung betrifft sie nur das Bezahlen, nicht den Bescheid.",
        },
      ],
    },
    {
      section: "233a",
      title: "Verzinsung von Steuernachforderungen und Steuererstattungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Steuernachzahlungen und Steuererstattungen werden verzinst (Vollverzinsung). Das betrifft Einkommensteuer, Körperschaftsteuer, Umsatzsteuer und Gewerbesteuer. Auf Vorauszahlungen und Steuerabzugsbeträge fallen solche Zinsen nicht an.",
        },
        {
          part: "Abs. 2",
          text: "Die Verzinsung von Nachzahlungen und Erstattungen beginnt 15 Monate nach dem Ende des Jahres, in dem die Steuer entstanden ist. Sie endet, sobald der Bescheid wirksam wird. Überwiegen Einkünfte aus Landwirtschaft, sind es 23 Monate.",
        },
      ],
    },
    {
      section: "238",
      title: "Höhe und Berechnung der Zinsen",
      passages: [
        {
          part: "Abs. 1",
          text: "Der allgemeine Zinssatz für Steuerzinsen liegt bei 0,5 Prozent je vollem Monat, also bei sechs Prozent im Jahr. Er gilt zum Beispiel für Stundungszinsen, Hinterziehungszinsen und Aussetzungszinsen. Angefangene Monate zählen nicht mit.",
        },
        {
          part: "Abs. 1a",
          text: "Für Zinsen auf Steuernachzahlungen und Steuererstattungen beträgt der Zinssatz seit 2019 nur noch 0,15 Prozent im Monat, das sind 1,8 Prozent im Jahr. Der frühere Satz von 0,5 Prozent war für verfassungswidrig erklärt worden. Ob der Satz noch angemessen ist, wird regelmäßig überprüft.",
        },
      ],
    },
    {
      section: "240",
      title: "Säumniszuschläge",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer eine Steuer nicht bis zum Fälligkeitstag zahlt, schuldet einen Säumniszuschlag. Er beträgt für jeden angefangenen Monat ein Prozent des rückständigen Betrags, der vorher auf volle 50 Euro abgerundet wird. Der Säumniszuschlag entsteht automatisch, auch ohne Bescheid.",
        },
        {
          part: "Abs. 3",
          text: "Für Säumniszuschläge gibt es eine Schonfrist von drei Tagen. Geht die Überweisung in dieser Zeit ein, wird nichts erhoben. Bei Barzahlung und Scheck gilt die Schonfrist nicht. Fällig bleibt die Steuer trotzdem am ursprünglichen Tag.",
        },
      ],
    },
    {
      section: "347",
      title: "Statthaftigkeit des Einspruchs",
      passages: [
        {
          part: "Abs. 1",
          text: "Gegen Steuerbescheide und andere Verwaltungsakte der Finanzbehörden ist der Einspruch der richtige Rechtsbehelf. Er ist auch möglich, wenn das Amt über einen Antrag ohne guten Grund zu lange nicht entscheidet (Untätigkeitseinspruch). Das Einspruchsverfahren geht einer Klage voraus.",
        },
      ],
    },
    {
      section: "355",
      title: "Einspruchsfrist",
      passages: [
        {
          part: "Abs. 1",
          text: "Der Einspruch gegen einen Steuerbescheid muss innerhalb eines Monats nach der Bekanntgabe beim Finanzamt eingehen (Einspruchsfrist). Bei einer Steueranmeldung läuft der Monat ab ihrem Eingang beim Amt. Muss das Amt zustimmen, zählt der Tag, an dem man von der Zustimmung erfährt.",
        },
        {
          part: "Abs. 2",
          text: "Ein Untätigkeitseinspruch ist an keine Frist gebunden. Wer also vergeblich auf die Entscheidung über seinen Antrag wartet, kann ihn jederzeit einlegen. Das Amt muss zuvor eine angemessene Zeit gehabt haben.",
        },
      ],
    },
    {
      section: "356",
      title: "Rechtsbehelfsbelehrung",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Einspruchsfrist läuft nur, wenn der Bescheid eine richtige Rechtsbehelfsbelehrung enthält. Sie muss über den Einspruch, die zuständige Behörde mit ihrem Sitz und über die Frist informieren. Sie ergeht in derselben Form wie der Bescheid.",
        },
        {
          part: "Abs. 2",
          text: "Fehlt die Rechtsbehelfsbelehrung oder ist sie falsch, bleibt für den Einspruch ein ganzes Jahr Zeit. Das Jahr beginnt mit der Bekanntgabe des Bescheids. Länger geht es nur bei höherer Gewalt oder wenn fälschlich gesagt wurde, ein Einspruch sei nicht möglich.",
        },
      ],
    },
    {
      section: "357",
      title: "Einlegung des Einspruchs",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Einspruch kann schriftlich, elektronisch (zum Beispiel per E-Mail oder über ELSTER) oder zu Protokoll im Finanzamt eingelegt werden. Eine Unterschrift ist nicht nötig; es muss nur erkennbar sein, von wem er kommt. Eine falsche Bezeichnung wie „Widerspruch“ macht nichts.",
        },
        {
          part: "Abs. 3",
          text: "Im Einspruch soll stehen, gegen welchen Bescheid er sich richtet und was daran falsch ist. Auch Gründe und Beweismittel sollen genannt werden. Eine Begründung ist aber keine zwingende Voraussetzung und kann nachgereicht werden.",
        },
      ],
    },
    {
      section: "361",
      title: "Aussetzung der Vollziehung",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Einspruch hat keine aufschiebende Wirkung: Die Steuer muss trotzdem erst einmal bezahlt werden. Wer nicht zahlen will, braucht eine Aussetzung der Vollziehung. Für Folgebescheide gilt das Gleiche, wenn der Grundlagenbescheid angegriffen wird.",
        },
        {
          part: "Abs. 2",
          text: "Auf Antrag soll das Finanzamt die Vollziehung aussetzen, wenn ernsthafte Zweifel am Bescheid bestehen oder die Zahlung eine unbillige Härte wäre. Die Aussetzung kann von einer Sicherheitsleistung abhängen. Bleibt der Einspruch erfolglos, fallen später Aussetzungszinsen an.",
        },
      ],
    },
    {
      section: "367",
      title: "Entscheidung über den Einspruch",
      passages: [
        {
          part: "Abs. 1",
          text: "Über den Einspruch entscheidet das Finanzamt, das den Bescheid erlassen hat. Gibt es dem Einspruch nicht nach, ergeht eine Einspruchsentscheidung. Gegen sie ist die Klage beim Finanzgericht möglich. Wechselt die Zuständigkeit, entscheidet das neue Amt.",
        },
        {
          part: "Abs. 2",
          text: "Das Finanzamt prüft nach einem Einspruch den ganzen Fall neu. Es darf den Bescheid auch verschlechtern (Verböserung), muss aber vorher darauf hinweisen und Gelegenheit zur Stellungnahme geben. Wer dann den Einspruch zurücknimmt, entgeht der Verböserung.",
        },
      ],
    },
    {
      section: "370",
      title: "Steuerhinterziehung",
      passages: [
        {
          part: "Abs. 1",
          text: "Steuerhinterziehung begeht, wer gegenüber dem Finanzamt falsche oder unvollständige Angaben macht oder Wichtiges pflichtwidrig verschweigt und so Steuern verkürzt. Die Strafe ist Freiheitsstrafe bis zu fünf Jahren oder Geldstrafe. Ein Irrtum ohne Vorsatz reicht für eine Bestrafung nicht aus.",
        },
        {
          part: "Abs. 3",
          text: "In besonders schweren Fällen der Steuerhinterziehung drohen sechs Monate bis zehn Jahre Gefängnis. Ein solcher Fall liegt meist vor, wenn Steuern in großem Ausmaß verkürzt, falsche Belege wiederholt benutzt oder Amtsträger eingebunden werden. Auch bandenmäßige Umsatzsteuerhinterziehung gehört dazu.",
        },
      ],
    },
    {
      section: "371",
      title: "Selbstanzeige bei Steuerhinterziehung",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Selbstanzeige kann zur Straffreiheit führen. Dafür müssen alle Taten einer Steuerart vollständig offengelegt werden, mindestens die der letzten zehn Kalenderjahre. Eine Teil-Selbstanzeige genügt nicht. Wer nur berichtigt, was ohnehin entdeckt würde, bleibt strafbar.",
        },
        {
          part: "Abs. 2",
          text: "Die Selbstanzeige kommt zu spät, wenn die Prüfungsanordnung schon bekannt gegeben, ein Prüfer erschienen, ein Strafverfahren eröffnet oder die Tat bereits entdeckt ist. Straffreiheit scheidet auch aus, wenn der hinterzogene Betrag 25.000 Euro je Tat übersteigt. Dann hilft nur noch eine Zuzahlung nach § 398a.",
        },
      ],
    },
    {
      section: "378",
      title: "Leichtfertige Steuerverkürzung",
      passages: [
        {
          text: "Wer Steuern nicht vorsätzlich, aber grob fahrlässig verkürzt, begeht eine leichtfertige Steuerverkürzung. Sie ist keine Straftat, sondern eine Ordnungswidrigkeit. Die Geldbuße kann bis zu 50.000 Euro betragen. Wer sich rechtzeitig selbst anzeigt, bleibt davon verschont.",
        },
      ],
    },
    {
      section: "398a",
      title: "Absehen von Verfolgung in besonderen Fällen",
      passages: [
        {
          part: "Abs. 1",
          text: "Scheitert die Straffreiheit einer Selbstanzeige nur an der Höhe des Betrags oder an einem besonders schweren Fall, wird trotzdem nicht verfolgt, wer Steuern und Zinsen nachzahlt und einen Zuschlag leistet. Der Zuschlag beträgt 10 Prozent bei bis zu 100.000 Euro hinterzogener Steuer, 15 Prozent bis zu einer Million Euro und darüber 20 Prozent.",
        },
      ],
    },
  ],
};
