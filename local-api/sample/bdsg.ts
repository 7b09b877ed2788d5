import type { SampleLaw } from "./law.ts";

/** Bundesdatenschutzgesetz, retold in our own words. */
export const BDSG: SampleLaw = {
  source: "BDSG",
  slug: "bdsg_2018",
  provisions: [
    {
      section: "1",
      title: "Anwendungsbereich des Gesetzes",
      passages: [
        {
          part: "Abs. 1",
          text: "Das Bundesdatenschutzgesetz gilt für Bundesbehörden und teilweise auch für Landesbehörden. Für Unternehmen, Vereine und andere private Stellen gilt es, wenn sie personenbezogene Daten automatisiert verarbeiten oder in einer Kartei ordnen. Rein private und familiäre Tätigkeiten, etwa das eigene Adressbuch, sind ausgenommen.",
        },
        {
          part: "Abs. 2",
          text: "Speziellere Datenschutzvorschriften des Bundes haben Vorrang vor dem Bundesdatenschutzgesetz. Wo sie schweigen, springt das Bundesdatenschutzgesetz als Auffanggesetz ein. Berufsgeheimnisse, etwa von Ärzten oder Anwälten, bleiben daneben bestehen.",
        },
      ],
    },
    {
      section: "2",
      title: "Begriffsbestimmungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Öffentliche Stellen des Bundes sind Bundesbehörden, Gerichte des Bundes und andere öffentlich-rechtliche Einrichtungen des Bundes. Auf die Rechtsform ihrer Zusammenschlüsse kommt es nicht an. Stellen der Länder und Gemeinden werden gesondert behandelt.",
        },
        {
          part: "Abs. 4",
          text: "Nichtöffentliche Stellen sind Privatpersonen, Firmen, Vereine und andere private Vereinigungen. Übernimmt eine von ihnen hoheitliche Aufgaben, wird sie insoweit wie eine Behörde behandelt. Ein Beispiel ist ein beliehenes Prüfunternehmen.",
        },
      ],
    },
    {
      section: "3",
      title: "Verarbeitung personenbezogener Daten durch öffentliche Stellen",
      passages: [
        {
          text: "Behörden dürfen personenbezogene Daten verarbeiten, wenn sie das für eine Aufgabe brauchen, für die sie zuständig sind, oder wenn ihnen öffentliche Gewalt übertragen wurde. Die Vorschrift ist eine Auffangregel für einfache Fälle. Für schwerwiegende Eingriffe braucht es genauere Gesetze.",
        },
      ],
    },
    {
      section: "4",
      title: "Videoüberwachung öffentlich zugänglicher Räume",
      passages: [
        {
          part: "Abs. 1",
          text: "Öffentlich zugängliche Räume wie Läden, Bahnhöfe oder Parkplätze dürfen nur mit Kameras überwacht werden, wenn das für die Aufgaben einer Behörde, das Hausrecht oder einen klar festgelegten berechtigten Zweck nötig ist. Die Interessen der gefilmten Menschen dürfen nicht überwiegen. In Einkaufszentren, Stadien und im Nahverkehr hat der Schutz von Leben und Gesundheit besonderes Gewicht.",
        },
        {
          part: "Abs. 2",
          text: "Auf eine Videoüberwachung muss so früh wie möglich hingewiesen werden, zum Beispiel durch ein Schild am Eingang. Der Hinweis nennt auch den Verantwortlichen und wie man ihn erreicht. Heimliche Kameras sind damit grundsätzlich unvereinbar.",
        },
        {
          part: "Abs. 5",
          text: "Aufnahmen einer Überwachungskamera sind ohne Zögern zu löschen, sobald sie für ihren Zweck nicht mehr gebraucht werden. Das gilt ebenso, wenn Interessen der gefilmten Personen gegen die weitere Speicherung sprechen. Eine feste Frist in Tagen nennt das Gesetz nicht.",
        },
      ],
    },
    {
      section: "5",
      title: "Benennung",
      passages: [
        {
          part: "Abs. 1",
          text: "Jede Behörde muss einen Datenschutzbeauftragten benennen, unabhängig davon, wie viele Menschen dort arbeiten. Mehrere kleine Behörden können sich einen teilen. Auch öffentliche Unternehmen, die am Wettbewerb teilnehmen, sind dazu verpflichtet.",
        },
      ],
    },
    {
      section: "6",
      title: "Stellung",
      passages: [
        {
          part: "Abs. 4",
          text: "Ein Datenschutzbeauftragter hat besonderen Kündigungsschutz: Er darf nur aus wichtigem Grund abberufen oder gekündigt werden. Dieser Schutz wirkt noch ein Jahr nach dem Ende der Tätigkeit fort. In Firmen gilt das nur, wenn die Benennung gesetzlich vorgeschrieben ist.",
        },
      ],
    },
    {
      section: "16",
      title: "Befugnisse",
      passages: [
        {
          part: "Abs. 1",
          text: "Die Bundesdatenschutzbeauftragte oder der Bundesdatenschutzbeauftragte hat die Befugnisse, die die Datenschutz-Grundverordnung den Aufsichtsbehörden gibt, etwa Verwarnungen und Anordnungen. Vor strengen Maßnahmen gegen eine Behörde wird deren Aufsicht informiert und kann sich äußern. Bei Gefahr im Verzug darf davon abgesehen werden.",
        },
        {
          part: "Abs. 4",
          text: "Bundesbehörden müssen der Datenschutzaufsicht des Bundes jederzeit Zutritt zu ihren Diensträumen und Zugang zu allen Datenverarbeitungsanlagen gewähren. Ebenso haben sie alle Informationen zu liefern, die für die Kontrolle gebraucht werden. Eine Anmeldung des Besuchs ist nicht vorgeschrieben.",
        },
      ],
    },
    {
      section: "19",
      title: "Zuständigkeiten",
      passages: [
        {
          part: "Abs. 1",
          text: "In der europäischen Zusammenarbeit ist die Aufsichtsbehörde desjenigen Bundeslandes federführend, in dem das Unternehmen seine Hauptniederlassung oder seine einzige Niederlassung in der EU hat. Können sich die Behörden nicht einigen, stimmen sie gemeinsam ab.",
        },
        {
          part: "Abs. 2",
          text: "Eine Datenschutzbeschwerde kann man bei jeder Aufsichtsbehörde einreichen. Ist sie nicht zuständig, leitet sie die Beschwerde an die federführende Behörde weiter. Notfalls geht sie an die Behörde am Wohnsitz des Beschwerdeführers.",
        },
      ],
    },
    {
      section: "20",
      title: "Gerichtlicher Rechtsschutz",
      passages: [
        {
          text: "Wer mit einer Entscheidung der Datenschutzaufsicht nicht einverstanden ist, kann vor dem Verwaltungsgericht klagen. Zuständig ist das Gericht, in dessen Bezirk die Aufsichtsbehörde sitzt, und ein Widerspruchsverfahren gibt es vorher nicht. Für Bußgelder gilt ein anderer Rechtsweg.",
        },
      ],
    },
    {
      section: "22",
      title: "Verarbeitung besonderer Kategorien personenbezogener Daten",
      passages: [
        {
          part: "Abs. 1",
          text: "Besonders sensible Daten, etwa über Gesundheit, Religion oder sexuelle Orientierung, dürfen nur in eng begrenzten Fällen verarbeitet werden. Erlaubt ist das zum Beispiel für die soziale Sicherheit, die Gesundheitsvorsorge und ärztliche Versorgung oder die öffentliche Gesundheit. Behörden dürfen es auch bei einem zwingenden erheblichen öffentlichen Interesse.",
        },
        {
          part: "Abs. 2",
          text: "Wer sensible Daten wie Gesundheitsdaten verarbeitet, muss sie besonders schützen. In Betracht kommen Verschlüsselung, Pseudonymisierung, begrenzte Zugriffsrechte, Schulungen der Mitarbeiter und regelmäßige Kontrollen. Welche Maßnahmen angemessen sind, richtet sich nach Technik, Kosten und Risiko.",
        },
      ],
    },
    {
      section: "23",
      title: "Verarbeitung zu anderen Zwecken durch öffentliche Stellen",
      passages: [
        {
          part: "Abs. 1",
          text: "Eine Behörde darf Daten nur ausnahmsweise für einen anderen Zweck nutzen als den, für den sie erhoben wurden. Zulässig ist das etwa, wenn es offensichtlich im Interesse des Betroffenen liegt, Angaben überprüft werden müssen oder Straftaten verfolgt werden. Auch erhebliche Nachteile für die Allgemeinheit können es rechtfertigen.",
        },
      ],
    },
    {
      section: "24",
      title: "Verarbeitung zu anderen Zwecken durch nichtöffentliche Stellen",
      passages: [
        {
          part: "Abs. 1",
          text: "Private Unternehmen dürfen Daten für einen neuen Zweck verwenden, wenn damit Gefahren für die staatliche oder öffentliche Sicherheit abgewehrt oder Straftaten verfolgt werden sollen. Auch die Durchsetzung zivilrechtlicher Ansprüche kann ein Grund sein. In jedem Fall ist gegen die Interessen des Betroffenen abzuwägen.",
        },
      ],
    },
    {
      section: "26",
      title: "Datenverarbeitung für Zwecke des Beschäftigungsverhältnisses",
      passages: [
        {
          part: "Abs. 1",
          text: "Der Arbeitgeber darf Daten von Bewerbern und Beschäftigten verarbeiten, soweit er sie für Einstellung, Durchführung oder Ende des Arbeitsverhältnisses braucht. Um Straftaten eines Beschäftigten aufzudecken, müssen tatsächliche Anhaltspunkte für einen Verdacht dokumentiert sein. Die Überwachung muss dann verhältnismäßig bleiben.",
        },
        {
          part: "Abs. 2",
          text: "Willigt ein Beschäftigter in die Verarbeitung seiner Daten ein, ist genau zu prüfen, ob er das freiwillig tut, denn er ist vom Arbeitgeber abhängig. Für Freiwilligkeit spricht, dass er selbst einen Vorteil davon hat. Die Einwilligung ist schriftlich oder elektronisch einzuholen, und der Arbeitgeber muss über Zweck und Widerruf aufklären.",
        },
        {
          part: "Abs. 3",
          text: "Sensible Daten von Beschäftigten, etwa über Krankheit oder Behinderung, darf der Arbeitgeber verarbeiten, wenn er es zur Erfüllung von Pflichten aus dem Arbeitsrecht oder der sozialen Sicherheit muss. Das Interesse des Beschäftigten darf nicht überwiegen. Eine Einwilligung muss sich ausdrücklich auf diese Daten beziehen.",
        },
        {
          part: "Abs. 8",
          text: "Als Beschäftigte im Datenschutz gelten nicht nur Arbeitnehmer, sondern auch Leiharbeitnehmer, Auszubildende, Beamte, Richter, Soldaten, Freiwilligendienstleistende und arbeitnehmerähnliche Personen. Bewerber und ehemalige Mitarbeiter gehören ebenfalls dazu.",
        },
      ],
    },
    {
      section: "27",
      title:
        "Datenverarbeitung zu wissenschaftlichen oder historischen Forschungszwecken und zu statistischen Zwecken",
      passages: [
        {
          text: "Für Forschung und Statistik dürfen sensible Daten auch ohne Einwilligung verarbeitet werden, wenn das nötig ist und das Interesse daran die Interessen des Betroffenen erheblich überwiegt. Sobald es der Forschungszweck zulässt, sind die Daten zu anonymisieren. Bis dahin sind Namen getrennt zu speichern.",
        },
      ],
    },
    {
      section: "29",
      title:
        "Rechte der betroffenen Person und aufsichtsbehördliche Befugnisse im Fall von Geheimhaltungspflichten",
      passages: [
        {
          part: "Abs. 1",
          text: "Auskunft und Information über gespeicherte Daten können verweigert werden, soweit dadurch etwas offenbart würde, das geheim bleiben muss. Das betrifft etwa Berufsgeheimnisse oder überwiegende Interessen eines Dritten, zum Beispiel eines Hinweisgebers. Bei einer Datenpanne gilt Ähnliches für die Benachrichtigung.",
        },
      ],
    },
    {
      section: "30",
      title: "Verbraucherkredite",
      passages: [
        {
          part: "Abs. 1",
          text: "Auskunfteien müssen Anfragen von Kreditgebern aus anderen EU-Staaten genauso beantworten wie Anfragen deutscher Banken. Das gilt, soweit sie geschäftsmäßig Daten sammeln, mit denen die Kreditwürdigkeit von Verbrauchern bewertet wird. So soll der Binnenmarkt für Kredite funktionieren.",
        },
        {
          part: "Abs. 2",
          text: "Lehnt eine Bank einen Verbraucherkredit ab, weil eine Auskunftei wie die Schufa eine schlechte Auskunft gegeben hat, muss sie den Kunden sofort darüber informieren. Sie muss auch mitteilen, was die Auskunft enthielt. Nur aus Gründen der öffentlichen Sicherheit darf das unterbleiben.",
        },
      ],
    },
    {
      section: "31",
      title: "Schutz des Wirtschaftsverkehrs bei Scoring und Bonitätsauskünften",
      passages: [
        {
          part: "Abs. 1",
          text: "Scoring, also ein errechneter Wahrscheinlichkeitswert über das künftige Verhalten eines Menschen, ist nur unter Bedingungen erlaubt. Die Daten müssen nach einem anerkannten mathematischen Verfahren nachweisbar aussagekräftig sein. Allein die Wohnanschrift darf den Score nicht bestimmen, und wenn sie einfließt, muss der Betroffene vorher informiert werden.",
        },
        {
          part: "Abs. 2",
          text: "In den Schufa-Score dürfen offene Forderungen nur einfließen, wenn sie feststehen, zum Beispiel durch Urteil, Vollstreckungstitel oder Anerkenntnis. Sonst muss der Schuldner mindestens zweimal schriftlich gemahnt und vorher auf die mögliche Meldung hingewiesen worden sein. Bestreitet er die Forderung, darf sie nicht berücksichtigt werden.",
        },
      ],
    },
    {
      section: "32",
      title:
        "Informationspflicht bei Erhebung von personenbezogenen Daten bei der betroffenen Person",
      passages: [
        {
          part: "Abs. 1",
          text: "Will jemand Daten, die er direkt beim Betroffenen erhoben hat, später für einen anderen Zweck nutzen, muss er darüber grundsätzlich informieren. Das Gesetz erlaubt Ausnahmen, etwa wenn die Information die öffentliche Sicherheit gefährden oder die Durchsetzung von Rechtsansprüchen vereiteln würde. Auch bei rein analog gespeicherten Daten kann die Information entfallen.",
        },
      ],
    },
    {
      section: "33",
      title:
        "Informationspflicht, wenn die personenbezogenen Daten nicht bei der betroffenen Person erhoben wurden",
      passages: [
        {
          part: "Abs. 1",
          text: "Stammen Daten nicht vom Betroffenen selbst, ist er normalerweise zu benachrichtigen. Behörden dürfen schweigen, wenn sonst ihre Aufgaben oder die öffentliche Sicherheit gefährdet wären. Unternehmen dürfen es, wenn die Information eigene Ansprüche gefährden würde und das Interesse des Betroffenen nicht überwiegt.",
        },
        {
          part: "Abs. 2",
          text: "Unterbleibt die Benachrichtigung über Daten aus fremder Quelle, muss der Verantwortliche die Interessen des Betroffenen auf andere Weise schützen. Er soll zum Beispiel allgemeine Hinweise veröffentlichen, die leicht zu finden und zu verstehen sind. Warum er nicht informiert hat, muss er aufschreiben.",
        },
      ],
    },
    {
      section: "34",
      title: "Auskunftsrecht der betroffenen Person",
      passages: [
        {
          part: "Abs. 1",
          text: "Jeder kann Auskunft darüber verlangen, welche Daten über ihn gespeichert sind. Das Auskunftsrecht entfällt bei Daten, die nur wegen Aufbewahrungspflichten oder zur Datensicherung gespeichert sind, wenn die Auskunft unverhältnismäßig aufwendig wäre. Zusätzlich muss ausgeschlossen sein, dass diese Daten für andere Zwecke genutzt werden.",
        },
        {
          part: "Abs. 2",
          text: "Wird eine Datenauskunft abgelehnt, sind die Gründe festzuhalten und dem Betroffenen grundsätzlich mitzuteilen. Die Begründung darf fehlen, wenn sie den Zweck der Ablehnung gefährden würde. Daten, die nur für die Auskunft zusammengestellt wurden, dürfen für nichts anderes dienen.",
        },
        {
          part: "Abs. 3",
          text: "Verweigert eine Bundesbehörde die Auskunft, kann der Betroffene verlangen, dass sie stattdessen an die Datenschutzaufsicht des Bundes geht. Diese prüft den Fall und teilt nur das Ergebnis mit. Anders ist es, wenn die Sicherheit des Staates gefährdet wäre.",
        },
      ],
    },
    {
      section: "35",
      title: "Recht auf Löschung",
      passages: [
        {
          part: "Abs. 1",
          text: "Das Recht auf Löschung entfällt bei nicht automatisierten Daten, etwa in Papierakten oder auf Mikrofilm, wenn das Löschen unverhältnismäßig aufwendig wäre und kaum Interesse daran besteht. Statt zu löschen wird die Verarbeitung dann eingeschränkt, also gesperrt. Wurden die Daten unrechtmäßig verarbeitet, gilt diese Ausnahme nicht.",
        },
        {
          part: "Abs. 3",
          text: "Stehen vertragliche oder satzungsmäßige Aufbewahrungsfristen entgegen, dürfen Daten nicht gelöscht werden, obwohl ihr Zweck erfüllt ist. Sie werden stattdessen gesperrt. Nach dem Ende der Aufbewahrungsfrist ist zu löschen.",
        },
      ],
    },
    {
      section: "36",
      title: "Widerspruchsrecht",
      passages: [
        {
          text: "Gegenüber einer Behörde kann man der Verarbeitung seiner Daten nicht widersprechen, wenn ein zwingendes öffentliches Interesse überwiegt. Dasselbe gilt, wenn ein Gesetz die Verarbeitung vorschreibt. Gegenüber Unternehmen bleibt es beim Widerspruch nach der Datenschutz-Grundverordnung.",
        },
      ],
    },
    {
      section: "37",
      title: "Automatisierte Entscheidungen im Einzelfall einschließlich Profiling",
      passages: [
        {
          part: "Abs. 1",
          text: "Versicherungen dürfen Leistungsanträge vollautomatisch entscheiden, wenn dem Antrag ganz entsprochen wird. Geht es um feste Gebührensätze für Heilbehandlungen, ist es auch bei Ablehnung erlaubt; der Versicherte kann dann aber verlangen, dass ein Mensch die Entscheidung prüft. Über dieses Recht muss er informiert werden.",
        },
      ],
    },
    {
      section: "38",
      title: "Datenschutzbeauftragte nichtöffentlicher Stellen",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Unternehmen muss einen Datenschutzbeauftragten benennen, wenn dort üblicherweise 20 oder mehr Mitarbeiter dauerhaft damit beschäftigt sind, personenbezogene Daten automatisiert zu verarbeiten. Unabhängig von der Zahl der Mitarbeiter gilt die Pflicht, wenn eine Datenschutz-Folgenabschätzung nötig ist. Auch Adresshändler, Auskunfteien und Marktforscher brauchen immer einen.",
        },
        {
          part: "Abs. 2",
          text: "Für den Datenschutzbeauftragten einer Firma gelten Kündigungsschutz, Verschwiegenheit und Zeugnisverweigerungsrecht wie bei Behörden. Der Kündigungsschutz greift aber nur, wenn die Firma zur Benennung verpflichtet ist. Wer ihn freiwillig bestellt, ist daran nicht gebunden.",
        },
      ],
    },
    {
      section: "40",
      title: "Aufsichtsbehörden der Länder",
      passages: [
        {
          part: "Abs. 1",
          text: "Den Datenschutz bei Unternehmen und Vereinen überwachen die Aufsichtsbehörden der Bundesländer. Welche das ist, bestimmt das jeweilige Landesrecht, meist der Landesdatenschutzbeauftragte. Die Bundesbeauftragte ist nur für Bundesbehörden und einige Branchen zuständig.",
        },
        {
          part: "Abs. 4",
          text: "Unternehmen müssen der Datenschutzaufsicht auf Verlangen die nötigen Auskünfte geben. Schweigen darf, wer sich oder nahe Angehörige sonst der Gefahr einer Strafverfolgung oder eines Bußgeldverfahrens aussetzen würde. Auf dieses Recht ist hinzuweisen.",
        },
        {
          part: "Abs. 5",
          text: "Prüfer der Datenschutzaufsicht dürfen Grundstücke und Geschäftsräume eines Unternehmens betreten und Zugang zu allen Datenverarbeitungsanlagen verlangen. Das Unternehmen muss die Kontrolle dulden. Das gilt für alle Stellen, die der Aufsicht unterliegen.",
        },
      ],
    },
    {
      section: "41",
      title: "Anwendung der Vorschriften über das Bußgeld- und Strafverfahren",
      passages: [
        {
          part: "Abs. 1",
          text: "Für Datenschutz-Bußgelder nach der Datenschutz-Grundverordnung gilt in Deutschland das Ordnungswidrigkeitenrecht. Die dort festgelegte Obergrenze für Geldbußen findet jedoch keine Anwendung. Liegt das Bußgeld über 100.000 Euro, entscheidet bei einem Einspruch das Landgericht.",
        },
      ],
    },
    {
      section: "42",
      title: "Strafvorschriften",
      passages: [
        {
          part: "Abs. 1",
          text: "Wer gewerbsmäßig und wissentlich nicht öffentliche Daten vieler Menschen unbefugt weitergibt oder zugänglich macht, begeht eine Straftat. Der Datenhandel kann mit bis zu drei Jahren Freiheitsstrafe geahndet werden. Eine Geldstrafe ist ebenfalls möglich.",
        },
        {
          part: "Abs. 2",
          text: "Bis zu zwei Jahre Freiheitsstrafe oder Geldstrafe drohen dem, der nicht öffentliche Daten unbefugt verarbeitet oder sie sich durch falsche Angaben erschleicht. Strafbar ist das nur, wenn er Geld dafür bekommt, sich bereichern oder jemandem schaden will.",
        },
        {
          part: "Abs. 3",
          text: "Datenschutz-Straftaten werden nur auf Antrag verfolgt. Einen Strafantrag können der Betroffene, der Verantwortliche und die Datenschutzaufsicht stellen. Ohne Strafantrag bleibt die Staatsanwaltschaft untätig, selbst wenn sie von der Tat erfährt.",
        },
      ],
    },
    {
      section: "43",
      title: "Bußgeldvorschriften",
      passages: [
        {
          part: "Abs. 1",
          text: "Ein Bußgeld nach dem Bundesdatenschutzgesetz droht Auskunfteien, die Anfragen ausländischer Kreditgeber nicht richtig behandeln. Es trifft auch Banken, die den Verbraucher nach einer Kreditablehnung nicht richtig oder nicht pünktlich unterrichten. Fahrlässigkeit genügt dafür.",
        },
        {
          part: "Abs. 2",
          text: "Das Bußgeld für Verstöße gegen das Bundesdatenschutzgesetz im Kreditwesen kann bis zu 50.000 Euro betragen. Die weit höheren Geldbußen der Datenschutz-Grundverordnung stehen daneben. Wie hoch es ausfällt, hängt von der Schwere des Verstoßes ab.",
        },
        {
          part: "Abs. 3",
          text: "Gegen Behörden und andere öffentliche Stellen darf wegen Datenschutzverstößen kein Bußgeld verhängt werden. Die Aufsicht kann sie aber verwarnen und ihnen Anweisungen geben. Für öffentliche Unternehmen im Wettbewerb gilt diese Ausnahme nicht.",
        },
      ],
    },
    {
      section: "44",
      title: "Klagen gegen den Verantwortlichen oder Auftragsverarbeiter",
      passages: [
        {
          text: "Wer wegen eines Datenschutzverstoßes gegen ein Unternehmen klagen will, kann wählen: Zuständig ist das Gericht am Ort einer Niederlassung des Unternehmens oder am eigenen gewöhnlichen Aufenthaltsort. Für Klagen gegen hoheitlich handelnde Behörden gilt diese Wahl nicht.",
        },
      ],
    },
    {
      section: "53",
      title: "Datengeheimnis",
      passages: [
        {
          text: "Wer beruflich mit personenbezogenen Daten umgeht, darf sie nicht unbefugt nutzen (Datengeheimnis). Mitarbeiter von Polizei und Justiz werden bei Dienstantritt darauf verpflichtet. Die Pflicht zur Verschwiegenheit endet nicht mit dem Ausscheiden aus dem Dienst.",
        },
      ],
    },
    {
      section: "83",
      title: "Schadensersatz und Entschädigung",
      passages: [
        {
          part: "Abs. 1",
          text: "Verarbeitet eine Polizei- oder Justizbehörde Daten rechtswidrig und entsteht dadurch ein Schaden, muss sie Schadensersatz leisten. Bei automatisierter Verarbeitung kommt es auf ein Verschulden nicht an. Bei Papierakten haftet sie nicht, wenn sie keine Schuld trifft.",
        },
        {
          part: "Abs. 2",
          text: "Auch für immaterielle Schäden durch rechtswidrige Datenverarbeitung von Polizei oder Justiz gibt es Geld. Der Betroffene kann eine angemessene Entschädigung verlangen, zum Beispiel für Bloßstellung oder Rufschädigung. Ein Vermögensschaden ist dafür nicht nötig.",
        },
      ],
    },
  ],
};
