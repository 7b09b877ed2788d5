import type { SampleLaw } from "./law.ts";

/** Digitale-Dienste-Gesetz, retold in our own words. */
export const DDG: SampleLaw = {
  source: "DDG",
  slug: "ddg",
  provisions: [
    {
      section: "1",
      title: "Anwendungsbereich, Begriffsbestimmungen",
      passages: [
        {
          part: "Abs. 1",
          text: "Das Digitale-Dienste-Gesetz gilt für alle Anbieter digitaler Dienste, zum Beispiel Betreiber von Webseiten, Onlineshops und Plattformen. Der Rundfunk ist ausgenommen. Auch Online-Vermittlungsdienste und Suchmaschinen fallen darunter, soweit es um Fairness gegenüber gewerblichen Nutzern geht.",
        },
        {
          part: "Abs. 4",
          text: "Ein digitaler Dienst ist eine Leistung, die in der Regel gegen Entgelt, aus der Ferne, elektronisch und auf individuellen Abruf erbracht wird. Wer solche Dienste anbietet, heißt Diensteanbieter. Ein drahtloses lokales Netzwerk ist ein WLAN mit geringer Reichweite.",
        },
      ],
    },
    {
      section: "2",
      title: "Europäisches Sitzland",
      passages: [
        {
          part: "Abs. 1",
          text: "Sitzland eines Diensteanbieters ist der EU-Mitgliedstaat, in dem er niedergelassen ist. Wo seine Server stehen, spielt dafür keine Rolle. Vom Sitzland hängt ab, welches Recht für den Anbieter gilt und welche Behörde ihn beaufsichtigt.",
        },
        {
          part: "Abs. 2",
          text: "Bei audiovisuellen Mediendiensten wie Streaming liegt das Sitzland dort, wo der Anbieter seine Hauptverwaltung hat und wo die redaktionellen Entscheidungen fallen. Liegen beide in verschiedenen Staaten, kommt es darauf an, wo ein erheblicher Teil des Personals arbeitet.",
        },
      ],
    },
    {
      section: "3",
      title: "Herkunftslandprinzip",
      passages: [
        {
          part: "Abs. 1",
          text: "Nach dem Herkunftslandprinzip müssen sich Diensteanbieter mit Sitz in Deutschland auch dann an deutsches Recht halten, wenn sie ihren Dienst in anderen EU-Staaten anbieten. Das soll verhindern, dass sie 27 verschiedene Rechtsordnungen beachten müssen. Unmittelbar geltendes EU-Recht geht vor.",
        },
        {
          part: "Abs. 2",
          text: "Für Diensteanbieter aus anderen EU-Staaten gilt in Deutschland der freie Dienstleistungsverkehr. Deutsche Regeln dürfen ihr Angebot nur ausnahmsweise einschränken, etwa zum Schutz der öffentlichen Sicherheit, der Gesundheit oder der Verbraucher. Grundlage ist das Herkunftslandprinzip.",
        },
        {
          part: "Abs. 3",
          text: "Das Herkunftslandprinzip lässt einige Bereiche unangetastet. Dazu gehören die freie Wahl des anwendbaren Rechts, Regeln für Verbraucherverträge, Formvorschriften beim Grundstückskauf und der Datenschutz. In diesen Fragen bleibt es bei den allgemeinen Regeln.",
        },
      ],
    },
    {
      section: "4",
      title: "Zulassungsfreiheit",
      passages: [
        {
          text: "Wer eine Webseite oder einen anderen digitalen Dienst betreiben will, braucht dafür weder eine Zulassung noch eine Anmeldung. Andere Gesetze, die für bestimmte Berufe oder Geschäfte eine Erlaubnis verlangen, bleiben davon unberührt und sind trotzdem zu beachten.",
        },
      ],
    },
    {
      section: "5",
      title: "Allgemeine Informationspflichten",
      passages: [
        {
          part: "Abs. 1",
          text: "Geschäftsmäßige Webseiten brauchen ein Impressum, das leicht zu erkennen, direkt erreichbar und ständig verfügbar ist. Hinein gehören Name und Anschrift, bei Firmen die Rechtsform und der Vertretungsberechtigte, eine E-Mail-Adresse und ein Weg für schnellen Kontakt. Je nach Fall kommen Handelsregister, Aufsichtsbehörde, Kammer und Berufsbezeichnung sowie die Umsatzsteuer-Identifikationsnummer hinzu.",
        },
        {
          part: "Abs. 2",
          text: "Neben dem Impressum nach dem Digitale-Dienste-Gesetz können weitere Informationspflichten bestehen. Sie ergeben sich zum Beispiel aus dem Fernabsatzrecht, dem Recht der Preisangaben oder dem Verbraucherschutz. Das Impressum allein genügt einem Onlineshop daher meist nicht.",
        },
      ],
    },
    {
      section: "6",
      title: "Besondere Pflichten bei kommerziellen Kommunikationen",
      passages: [
        {
          part: "Abs. 1",
          text: "Werbung im Internet muss klar als Werbung erkennbar sein, ebenso der Auftraggeber, für den geworben wird. Rabatte, Zugaben, Preisausschreiben und Gewinnspiele müssen als solche zu erkennen sein. Ihre Teilnahmebedingungen müssen leicht zugänglich und eindeutig formuliert werden.",
        },
        {
          part: "Abs. 2",
          text: "Bei Werbung per E-Mail dürfen Absender und werblicher Charakter in Kopfzeile und Betreff nicht verschleiert werden. Eine Verschleierung liegt vor, wenn der Empfänger vor dem Öffnen keine oder falsche Angaben über den Absender erhält. Getarnte Werbemails sind damit verboten.",
        },
        {
          part: "Abs. 3",
          text: "Videoplattformen müssen ihren Nutzern beim Hochladen eine Funktion anbieten, mit der sie erklären können, ob ein Video Werbung enthält. Gemeint sind Videos, die Nutzer selbst erstellt haben, etwa Beiträge von Influencern. So sollen Zuschauer Werbung von anderen Inhalten unterscheiden können.",
        },
        {
          part: "Abs. 4",
          text: "Weiß eine Videoplattform, dass ein hochgeladenes Video Werbung enthält, muss sie es selbst als Werbung kennzeichnen. Es kommt nicht darauf an, ob sie das durch die Erklärung des Nutzers oder auf anderem Weg erfahren hat. Das betrifft auch Videos von Influencern.",
        },
      ],
    },
    {
      section: "7",
      title: "Beschränkte Verantwortlichkeit",
      passages: [
        {
          part: "Abs. 1",
          text: "Für die Haftung von Internetanbietern gelten die Haftungsprivilegien des europäischen Digital Services Act. Sie begünstigen Zugangsanbieter, Caching und Hosting gleichermaßen. Ob der Dienst Geld kostet oder von einer Behörde kommt, spielt keine Rolle.",
        },
        {
          part: "Abs. 2",
          text: "Betreiber eines offenen WLAN dürfen von Behörden nicht gezwungen werden, ihre Nutzer zu registrieren oder ein Passwort zu verlangen. Sie müssen den Dienst auch nicht dauerhaft einstellen. Freiwillig darf ein WLAN-Betreiber solche Maßnahmen natürlich ergreifen.",
        },
        {
          part: "Abs. 3",
          text: "Haftet ein Zugangsanbieter nicht für fremde Inhalte, können von ihm wegen Rechtsverletzungen seiner Nutzer weder Schadensersatz noch Unterlassung verlangt werden. Auch Abmahnkosten muss er nicht tragen. Die Störerhaftung für WLAN ist damit abgeschafft, solange er nicht absichtlich mit dem Täter zusammenarbeitet.",
        },
      ],
    },
    {
      section: "8",
      title: "Anspruch auf Sperrung bei Rechtsverletzung",
      passages: [
        {
          part: "Abs. 1",
          text: "Wird ein Internetzugang benutzt, um Urheberrechte oder anderes geistiges Eigentum zu verletzen, kann der Rechteinhaber vom Zugangsanbieter eine Sperre verlangen. Voraussetzung ist, dass er sich auf keinem anderen Weg helfen kann. Die Netzsperre soll weitere Verletzungen verhindern.",
        },
        {
          part: "Abs. 2",
          text: "Eine Netzsperre muss für den Anbieter zumutbar sein und darf nicht außer Verhältnis stehen. Zu beachten ist auch, ob rechtmäßige Inhalte mitgesperrt würden (Overblocking). Eine Abwägung im Einzelfall ist deshalb immer nötig.",
        },
        {
          part: "Abs. 3",
          text: "Die Kosten, die der Rechteinhaber vor Gericht oder außergerichtlich für die Netzsperre aufwendet, muss der Zugangsanbieter nicht erstatten. Anders ist es nur, wenn er absichtlich mit dem Nutzer zusammenwirkt, um fremde Rechte zu verletzen.",
        },
      ],
    },
    {
      section: "11",
      title: "Vertragliche Nutzungsverbote",
      passages: [
        {
          part: "Abs. 1",
          text: "Videoplattformen müssen mit ihren Nutzern vereinbaren, dass keine unzulässige Werbung verbreitet wird. Gemeint sind vor allem Tabakwerbung und verbotene Werbung für verschreibungspflichtige Arzneimittel. Die Klausel gehört in die Nutzungsbedingungen der Plattform.",
        },
      ],
    },
    {
      section: "12",
      title: "Zuständige Behörden nach Artikel 49 Absatz 1 der Verordnung (EU) 2022/2065",
      passages: [
        {
          part: "Abs. 1",
          text: "Für die Durchsetzung des Digital Services Act ist in Deutschland im Regelfall die Bundesnetzagentur zuständig. Bei ihr sitzt auch die Koordinierungsstelle für digitale Dienste. Für Kinderschutz und personalisierte Werbung gibt es Sonderzuständigkeiten anderer Behörden.",
        },
        {
          part: "Abs. 3",
          text: "Geht es auf Plattformen um Werbung, die auf sensiblen Daten oder auf Daten von Kindern beruht, ist die Datenschutzaufsicht des Bundes zuständig. Sie setzt dann die Werbeverbote des Digital Services Act durch. Für alles Übrige bleibt es bei der Bundesnetzagentur.",
        },
      ],
    },
    {
      section: "20",
      title: "Zentrale Beschwerdestelle",
      passages: [
        {
          part: "Abs. 1",
          text: "Nutzer können sich über Plattformen bei der zentralen Beschwerdestelle der Koordinierungsstelle für digitale Dienste beschweren. Sie bleibt während des ganzen Verfahrens Ansprechpartner, auch wenn sie die Beschwerde an eine andere Behörde weiterleitet. Über die Weiterleitung wird der Beschwerdeführer informiert.",
        },
      ],
    },
    {
      section: "33",
      title: "Bußgeldvorschriften",
      passages: [
        {
          part: "Abs. 2",
          text: "Wer sein Impressum vorsätzlich oder fahrlässig nicht, falsch oder lückenhaft bereithält, begeht eine Ordnungswidrigkeit. Dasselbe gilt, wenn verlangte Auskünfte gegenüber der Behörde ausbleiben. Daneben drohen Abmahnungen von Wettbewerbern.",
        },
        {
          part: "Abs. 6",
          text: "Ein fehlendes oder falsches Impressum kann mit einem Bußgeld bis zu 50.000 Euro geahndet werden. Für das Verschleiern des Absenders einer Werbemail reicht der Rahmen bis 300.000 Euro. Bei vielen Verstößen gegen den Digital Services Act liegt die Grenze je nach Pflicht bei 100.000 oder 300.000 Euro.",
        },
        {
          part: "Abs. 7",
          text: "Bei großen Unternehmen mit mehr als fünf Millionen Euro Umsatz richtet sich das Höchstmaß nach dem Umsatz. Für schwere Verstöße gegen den Digital Services Act kann die Geldbuße bis zu sechs Prozent des weltweiten Jahresumsatzes erreichen. Der Umsatz darf geschätzt werden.",
        },
      ],
    },
  ],
};
