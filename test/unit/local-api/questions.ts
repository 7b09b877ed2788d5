/** A question that the sample answers, and the passages that may be cited for it. */
export interface AnswerableQuestion {
  readonly question: string;
  /** One of these is right. */
  readonly citations: readonly string[];
}

/** Questions for one measurement of search and answers. */
export interface QuestionSet {
  readonly answerable: readonly AnswerableQuestion[];
  /** The five laws, or the sample of them, do not answer these. */
  readonly unanswerable: readonly string[];
}

/** Questions that the constants of the evidence rule were chosen with. */
export const KNOWN: QuestionSet = {
  answerable: [
    // UStG
    { question: "Wann gilt ein Landfahrzeug als neu?", citations: ["§ 1b Abs. 3 UStG"] },
    {
      question: "Ab welcher Länge zählt ein Boot als Wasserfahrzeug?",
      citations: ["§ 1b Abs. 2 UStG"],
    },
    {
      question: "Wie viele Betriebsstunden darf ein neues Luftfahrzeug haben?",
      citations: ["§ 1b Abs. 3 UStG"],
    },
    { question: "Welche Umsatzgrenze gilt für Kleinunternehmer?", citations: ["§ 19 Abs. 1 UStG"] },
    {
      question: "Wie lange bindet der Verzicht auf die Kleinunternehmerregelung?",
      citations: ["§ 19 Abs. 3 UStG"],
    },
    {
      question: "Welche Pflichtangaben muss eine Rechnung enthalten?",
      citations: ["§ 14 Abs. 4 UStG"],
    },
    { question: "Was ist eine elektronische Rechnung?", citations: ["§ 14 Abs. 1 UStG"] },
    { question: "Wie hoch ist der ermäßigte Steuersatz?", citations: ["§ 12 Abs. 2 UStG"] },
    {
      question: "Wie lange müssen Unternehmer Rechnungen aufbewahren?",
      citations: ["§ 14b Abs. 1 UStG", "§ 147 Abs. 3 AO"],
    },
    {
      question: "Wann muss die Umsatzsteuer-Voranmeldung abgegeben werden?",
      citations: ["§ 18 Abs. 1 UStG"],
    },
    { question: "Wer muss die Voranmeldung monatlich abgeben?", citations: ["§ 18 Abs. 2 UStG"] },
    {
      question: "Was melden die Zulassungsstellen bei neuen Fahrzeugen dem Finanzamt?",
      citations: ["§ 18 Abs. 10 UStG"],
    },
    {
      question: "Bis wann muss ich die Zusammenfassende Meldung abgeben?",
      citations: ["§ 18a Abs. 1 UStG", "§ 18a Abs. 2 UStG"],
    },
    {
      question: "Was ist die Differenzbesteuerung bei Gebrauchtwagen?",
      citations: ["§ 25a Abs. 1 UStG", "§ 25a Abs. 3 UStG"],
    },
    {
      question: "Ist die Vermietung von Wohnungen umsatzsteuerfrei?",
      citations: ["§ 4 Nr. 12 UStG"],
    },
    {
      question: "Wo beantrage ich eine Umsatzsteuer-Identifikationsnummer?",
      citations: ["§ 27a Abs. 1 UStG"],
    },
    {
      question: "Kann ich aus Bewirtungskosten Vorsteuer abziehen?",
      citations: ["§ 15 Abs. 1a UStG"],
    },
    { question: "Wann ist die Istversteuerung zulässig?", citations: ["§ 20 UStG"] },
    {
      question: "Welche Steuer fällt auf eine Photovoltaikanlage an?",
      citations: ["§ 12 Abs. 3 UStG"],
    },
    {
      question:
        "Muss ich als Privatperson Umsatzsteuer zahlen, wenn ich ein neues Auto in Frankreich kaufe?",
      citations: ["§ 1b Abs. 1 UStG", "§ 1b Abs. 3 UStG"],
    },
    {
      question: "Welcher Hubraum macht ein Motorrad zum Fahrzeug im Sinne des Gesetzes?",
      citations: ["§ 1b Abs. 2 UStG"],
    },
    {
      question: "Innerhalb welcher Frist muss eine Rechnung ausgestellt werden?",
      citations: ["§ 14 Abs. 2 UStG"],
    },
    {
      question: "Was muss auf einer Reverse-Charge-Rechnung stehen?",
      citations: ["§ 14a Abs. 5 UStG"],
    },
    {
      question: "Sind ärztliche Heilbehandlungen von der Umsatzsteuer befreit?",
      citations: ["§ 4 Nr. 14 UStG"],
    },
    {
      question: "Was ist ein innergemeinschaftlicher Erwerb?",
      citations: ["§ 1a Abs. 1 UStG", "§ 1b Abs. 1 UStG"],
    },
    { question: "Wer ist Unternehmer?", citations: ["§ 2 Abs. 1 UStG"] },
    {
      question: "Wie lang ist der Berichtigungszeitraum bei Grundstücken?",
      citations: ["§ 15a Abs. 1 UStG", "§ 15a Abs. 5 UStG"],
    },
    {
      question: "Wie prüfe ich die USt-Identifikationsnummer meines Kunden?",
      citations: ["§ 18e UStG", "§ 6a Abs. 4 UStG"],
    },
    { question: "Was ist eine Umsatzsteuer-Nachschau?", citations: ["§ 27b Abs. 1 UStG"] },
    {
      question: "Welche Schwelle gilt beim Fernverkauf in andere EU-Staaten?",
      citations: ["§ 3c Abs. 4 UStG"],
    },
    {
      question: "Was gilt für Touristen, die Waren im Reisegepäck ausführen?",
      citations: ["§ 6 Abs. 3a UStG", "§ 17 UStDV"],
    },
    // UStDV
    {
      question: "Bis zu welchem Betrag gilt eine Rechnung als Kleinbetragsrechnung?",
      citations: ["§ 33 UStDV"],
    },
    {
      question: "Zählt ein Fahrschein als Rechnung?",
      citations: ["§ 34 Abs. 1 UStDV", "§ 34 Abs. 2 UStDV"],
    },
    {
      question: "Wie hoch ist die Sondervorauszahlung bei der Dauerfristverlängerung?",
      citations: ["§ 47 Abs. 1 UStDV"],
    },
    {
      question: "Was muss in einer Gelangensbestätigung stehen?",
      citations: ["§ 17b Abs. 2 UStDV"],
    },
    {
      question: "Wie kann man eine falsche Rechnung berichtigen?",
      citations: ["§ 31 Abs. 5 UStDV"],
    },
    { question: "Was müssen Kleinunternehmer aufzeichnen?", citations: ["§ 65 UStDV"] },
    {
      question: "Wie beantrage ich eine Dauerfristverlängerung?",
      citations: ["§ 48 Abs. 1 UStDV", "§ 46 UStDV"],
    },
    {
      question: "Ab welchem Betrag muss die Vorsteuer berichtigt werden?",
      citations: ["§ 44 Abs. 1 UStDV", "§ 44 Abs. 2 UStDV", "§ 44 Abs. 3 UStDV"],
    },
    {
      question: "Bis wann muss ein ausländischer Unternehmer die Vorsteuervergütung beantragen?",
      citations: ["§ 61 Abs. 2 UStDV"],
    },
    // AO
    {
      question: "Wie lange habe ich Zeit für einen Einspruch gegen den Steuerbescheid?",
      citations: ["§ 355 Abs. 1 AO"],
    },
    {
      question: "Wann gilt ein Steuerbescheid als bekannt gegeben?",
      citations: ["§ 122 Abs. 2 AO", "§ 122 Abs. 2a AO"],
    },
    {
      question: "Wie hoch ist der Verspätungszuschlag?",
      citations: ["§ 152 Abs. 5 AO", "§ 152 Abs. 10 AO"],
    },
    { question: "Wie hoch ist der Säumniszuschlag pro Monat?", citations: ["§ 240 Abs. 1 AO"] },
    {
      question: "Wie lange dauert die Festsetzungsfrist bei Steuerhinterziehung?",
      citations: ["§ 169 Abs. 2 AO"],
    },
    {
      question: "Wie lange müssen Buchungsbelege aufbewahrt werden?",
      citations: ["§ 147 Abs. 3 AO"],
    },
    { question: "Wann beginnt die Aufbewahrungsfrist?", citations: ["§ 147 Abs. 4 AO"] },
    {
      question: "Welche Strafe droht bei Steuerhinterziehung?",
      citations: ["§ 370 Abs. 1 AO", "§ 370 Abs. 3 AO"],
    },
    {
      question: "Was passiert, wenn die Rechtsbehelfsbelehrung fehlt?",
      citations: ["§ 356 Abs. 2 AO"],
    },
    { question: "Muss der Einspruch unterschrieben werden?", citations: ["§ 357 Abs. 1 AO"] },
    { question: "Kann das Finanzamt eine Steuer stunden?", citations: ["§ 222 AO"] },
    {
      question: "Darf das Finanzamt Auskünfte von Dritten verlangen?",
      citations: ["§ 93 Abs. 1 AO"],
    },
    { question: "Wann entsteht der Steueranspruch?", citations: ["§ 38 AO"] },
    {
      question: "Was passiert, wenn das Ende einer Frist auf einen Sonntag fällt?",
      citations: ["§ 108 Abs. 3 AO"],
    },
    {
      question: "Ab welchem Gewinn muss ein Gewerbetreibender Bücher führen?",
      citations: ["§ 141 Abs. 1 AO"],
    },
    { question: "Muss eine elektronische Kasse eine TSE haben?", citations: ["§ 146a Abs. 1 AO"] },
    {
      question: "Bis wann muss die Steuererklärung abgegeben werden?",
      citations: ["§ 149 Abs. 2 AO", "§ 149 Abs. 3 AO"],
    },
    {
      question: "Wann wird ein Verspätungszuschlag zwingend festgesetzt?",
      citations: ["§ 152 Abs. 2 AO"],
    },
    { question: "Was ist das Steuergeheimnis?", citations: ["§ 30 Abs. 1 AO"] },
    {
      question: "Was bedeutet Vorbehalt der Nachprüfung?",
      citations: ["§ 164 Abs. 1 AO", "§ 164 Abs. 2 AO", "§ 164 Abs. 4 AO"],
    },
    {
      question: "Wie hoch sind die Zinsen auf Steuernachzahlungen?",
      citations: ["§ 238 Abs. 1a AO"],
    },
    { question: "Wann ist eine Selbstanzeige ausgeschlossen?", citations: ["§ 371 Abs. 2 AO"] },
    { question: "Was ist eine Kassen-Nachschau?", citations: ["§ 146b Abs. 1 AO"] },
    { question: "Dürfen Angehörige die Auskunft verweigern?", citations: ["§ 101 Abs. 1 AO"] },
    {
      question: "Wann darf das Finanzamt schätzen?",
      citations: ["§ 162 Abs. 1 AO", "§ 162 Abs. 2 AO"],
    },
    { question: "Hat ein Einspruch aufschiebende Wirkung?", citations: ["§ 361 Abs. 1 AO"] },
    {
      question: "Kann ein Steuerbescheid wegen neuer Tatsachen geändert werden?",
      citations: ["§ 173 Abs. 1 AO"],
    },
    {
      question: "Wie melde ich die Eröffnung meines Gewerbes beim Finanzamt an?",
      citations: ["§ 138 Abs. 1 AO", "§ 138 Abs. 1b AO", "§ 138 Abs. 4 AO"],
    },
    {
      question: "Darf ich Belege einscannen und das Original wegwerfen?",
      citations: ["§ 147 Abs. 2 AO"],
    },
    // BDSG
    {
      question: "Ab wie vielen Mitarbeitern braucht ein Unternehmen einen Datenschutzbeauftragten?",
      citations: ["§ 38 Abs. 1 BDSG"],
    },
    {
      question: "Darf der Arbeitgeber Daten von Bewerbern verarbeiten?",
      citations: ["§ 26 Abs. 1 BDSG"],
    },
    {
      question: "Wann kann die Auskunft über gespeicherte Daten verweigert werden?",
      citations: ["§ 34 Abs. 1 BDSG", "§ 29 Abs. 1 BDSG"],
    },
    { question: "Wann entfällt das Recht auf Löschung?", citations: ["§ 35 Abs. 1 BDSG"] },
    { question: "Ist Videoüberwachung auf Parkplätzen erlaubt?", citations: ["§ 4 Abs. 1 BDSG"] },
    {
      question: "Können gegen Behörden Bußgelder verhängt werden?",
      citations: ["§ 43 Abs. 3 BDSG"],
    },
    { question: "Ist Scoring allein mit der Anschrift zulässig?", citations: ["§ 31 Abs. 1 BDSG"] },
    {
      question: "Welche Behörde überwacht den Datenschutz in Unternehmen?",
      citations: ["§ 40 Abs. 1 BDSG"],
    },
    {
      question: "Welche Strafe droht für unbefugten Datenhandel?",
      citations: ["§ 42 Abs. 1 BDSG"],
    },
    { question: "Muss auf eine Kamera hingewiesen werden?", citations: ["§ 4 Abs. 2 BDSG"] },
    {
      question: "Hat der Datenschutzbeauftragte Kündigungsschutz?",
      citations: ["§ 6 Abs. 4 BDSG", "§ 38 Abs. 2 BDSG"],
    },
    {
      question: "Wo kann ich wegen eines Datenschutzverstoßes klagen?",
      citations: ["§ 44 BDSG", "§ 20 BDSG"],
    },
    {
      question: "Dürfen Gesundheitsdaten verarbeitet werden?",
      citations: ["§ 22 Abs. 1 BDSG", "§ 22 Abs. 2 BDSG"],
    },
    // DDG
    { question: "Was gehört in ein Impressum?", citations: ["§ 5 Abs. 1 DDG"] },
    { question: "Muss Werbung per E-Mail den Absender nennen?", citations: ["§ 6 Abs. 2 DDG"] },
    {
      question: "Haftet der Betreiber eines offenen WLAN?",
      citations: ["§ 7 Abs. 2 DDG", "§ 7 Abs. 3 DDG"],
    },
    {
      question: "Kann ein Rechteinhaber eine Netzsperre verlangen?",
      citations: ["§ 8 Abs. 1 DDG"],
    },
    { question: "Brauche ich für eine Webseite eine Zulassung?", citations: ["§ 4 DDG"] },
    {
      question: "Wie hoch ist das Bußgeld bei fehlendem Impressum?",
      citations: ["§ 33 Abs. 6 DDG"],
    },
    {
      question: "Was ist das Herkunftslandprinzip?",
      citations: ["§ 3 Abs. 1 DDG", "§ 3 Abs. 2 DDG", "§ 3 Abs. 3 DDG"],
    },
    {
      question: "Müssen Influencer Werbung in Videos kennzeichnen?",
      citations: ["§ 6 Abs. 4 DDG", "§ 6 Abs. 3 DDG", "§ 6 Abs. 1 DDG"],
    },
    {
      question: "Wer setzt den Digital Services Act in Deutschland durch?",
      citations: ["§ 12 Abs. 1 DDG"],
    },
    {
      question: "Wo kann ich mich über eine Plattform beschweren?",
      citations: ["§ 20 Abs. 1 DDG"],
    },
  ],
  unanswerable: [
    // near misses: taxes, traffic and fees that the five laws leave to others
    "Wie hoch ist die Grunderwerbsteuer in Bayern?",
    "Wie hoch ist der Grundfreibetrag bei der Einkommensteuer?",
    "Wie hoch ist die Erbschaftsteuer für Kinder?",
    "Wie viel Kfz-Steuer zahle ich für ein Elektroauto?",
    "Welche Steuerklasse ist für Verheiratete am besten?",
    "Wie hoch ist der Hebesatz der Gewerbesteuer in München?",
    "Kann ich mein Arbeitszimmer von der Steuer absetzen?",
    "Wie hoch ist die Mehrwertsteuer in Frankreich?",
    "Wie lange ist ein Führerschein gültig?",
    "Was kostet die Zulassung eines Autos?",
    "Wie hoch ist die Hundesteuer in Köln?",
    "Wann muss ich die Grundsteuererklärung abgeben?",
    "Wie hoch ist der Pauschbetrag für Werbungskosten?",
    "Wie hoch ist die Umsatzsteuer in der Schweiz?",
    "Wie lange muss ich Lohnabrechnungen meiner Haushaltshilfe versichern?",
    // tenancy, labour, family, criminal, traffic and social law
    "Wie hoch ist der gesetzliche Mindestlohn pro Stunde?",
    "Wie lange ist die Kündigungsfrist für eine Mietwohnung?",
    "Darf der Vermieter die Miete jedes Jahr erhöhen?",
    "Wie hoch darf die Mietkaution sein?",
    "Wie viele Urlaubstage stehen einem Arbeitnehmer zu?",
    "Wie lange dauert die Probezeit im Arbeitsvertrag?",
    "Wann verjährt ein Diebstahl?",
    "Welche Strafe steht auf Körperverletzung?",
    "Wie schnell darf man innerorts fahren?",
    "Wie viele Punkte gibt es für eine rote Ampel?",
    "Wie hoch ist der Unterhalt für ein Kind nach der Düsseldorfer Tabelle?",
    "Wie lange habe ich Gewährleistung beim Kauf einer Waschmaschine?",
    "Wie hoch ist das Bürgergeld für Alleinstehende?",
    "Was regelt § 433 BGB?",
    "Wann tritt die gesetzliche Erbfolge ein?",
    "Wie viel Kindergeld bekomme ich?",
    "Ab welchem Alter darf man Alkohol kaufen?",
    "Wie lange darf ich in der Innenstadt parken?",
    "Darf mein Nachbar nachts laut Musik hören?",
    "Wie kündige ich meinen Handyvertrag?",
    "Wie hoch ist der Rundfunkbeitrag?",
    "Welche Versicherung braucht ein Fahrrad?",
    "Was kostet ein Reisepass?",
    "Wie lange dauert ein Insolvenzverfahren für Privatpersonen?",
    "Wann bekomme ich Elterngeld?",
    "Wie gründe ich eine GmbH und wie hoch ist das Stammkapital?",
    "Darf die Polizei mein Handy durchsuchen?",
    "Wie hoch ist der Beitrag zur Rentenversicherung?",
    "Muss ich eine Abfindung versteuern?",
    "Wie oft muss das Auto zum TÜV?",
    "Welche Rechte habe ich bei Flugverspätung?",
    "Was steht in § 242 StGB?",
    // everything else
    "Wie lange muss ein Ei kochen?",
    "Wie wird das Wetter morgen in Hamburg?",
    "Wer hat die Fußball-Weltmeisterschaft 2014 gewonnen?",
    "Welches Rezept gibt es für Apfelkuchen ohne Zucker?",
    "Wie heißt die Hauptstadt von Australien?",
    "Wie installiere ich Linux auf einem alten Laptop?",
    "Wie viele Kalorien hat eine Banane?",
    "Wann fährt der nächste Zug nach Berlin?",
    "Wie pflanze ich Tomaten im Garten?",
    "Wie hoch ist der Mount Everest?",
    "Was ist die Quadratwurzel von 144?",
    "Wie funktioniert eine Wärmepumpe?",
    "Welche Öffnungszeiten hat das Bürgeramt?",
  ],
};

/** Questions that had no part in it. */
export const FRESH: QuestionSet = {
  answerable: [
    // UStG
    {
      question: "Wann entsteht die Umsatzsteuer bei einer Anzahlung?",
      citations: ["§ 13 Abs. 1 UStG"],
    },
    {
      question: "Wer schuldet die Steuer bei Bauleistungen?",
      citations: ["§ 13b Abs. 5 UStG", "§ 13b Abs. 2 UStG"],
    },
    { question: "Wo ist der Leistungsort bei einem Grundstück?", citations: ["§ 3a Abs. 3 UStG"] },
    { question: "Was ist eine Organschaft?", citations: ["§ 2 Abs. 2 UStG"] },
    {
      question: "Darf ich Vorsteuer abziehen, wenn ich eine Wohnung vermiete?",
      citations: ["§ 15 Abs. 2 UStG", "§ 4 Nr. 12 UStG"],
    },
    {
      question: "Was ist die Bemessungsgrundlage der Umsatzsteuer?",
      citations: ["§ 10 Abs. 1 UStG", "§ 10 Abs. 4 UStG"],
    },
    {
      question: "Wie wird ein Skonto bei der Umsatzsteuer behandelt?",
      citations: ["§ 17 Abs. 1 UStG"],
    },
    {
      question: "Welches Bußgeld droht, wenn eine Rechnung nicht ausgestellt wird?",
      citations: ["§ 26a UStG"],
    },
    { question: "Was gilt für Landwirte bei der Umsatzsteuer?", citations: ["§ 24 Abs. 1 UStG"] },
    { question: "Ist ein Ehrenamt steuerfrei?", citations: ["§ 4 Nr. 26 UStG"] },
    // UStDV
    {
      question: "Welche Angaben muss die Rechnung eines Kleinunternehmers enthalten?",
      citations: ["§ 34a UStDV"],
    },
    {
      question: "Kann die Vorsteuer aus einer Fahrkarte abgezogen werden?",
      citations: ["§ 35 Abs. 2 UStDV"],
    },
    {
      question: "Was ist ein Ausfuhrnachweis?",
      citations: ["§ 8 Abs. 1 UStDV", "§ 9 Abs. 1 UStDV"],
    },
    // AO
    { question: "Wie lange gilt die Zahlungsverjährung?", citations: ["§ 228 AO"] },
    {
      question: "Was ist eine Wiedereinsetzung in den vorigen Stand?",
      citations: ["§ 110 Abs. 1 AO", "§ 110 Abs. 2 AO", "§ 110 Abs. 3 AO"],
    },
    { question: "Wann kann eine Steuer erlassen werden?", citations: ["§ 227 AO"] },
    {
      question: "Welche Schonfrist gibt es bei der Zahlung von Steuern?",
      citations: ["§ 240 Abs. 3 AO"],
    },
    { question: "Bei wem ist eine Außenprüfung zulässig?", citations: ["§ 193 Abs. 1 AO"] },
    {
      question: "Wie hoch ist die Geldbuße bei leichtfertiger Steuerverkürzung?",
      citations: ["§ 378 AO"],
    },
    {
      question: "Muss ich Fehler in meiner Steuererklärung berichtigen?",
      citations: ["§ 153 Abs. 1 AO"],
    },
    { question: "Darf das Finanzamt meine Konten abfragen?", citations: ["§ 93 Abs. 7 AO"] },
    {
      question: "Wem wird ein Wirtschaftsgut bei einer Treuhand zugerechnet?",
      citations: ["§ 39 Abs. 2 AO"],
    },
    { question: "Was ist ein Verwaltungsakt?", citations: ["§ 118 AO"] },
    { question: "Müssen Händler einen Kassenbon ausgeben?", citations: ["§ 146a Abs. 2 AO"] },
    // BDSG
    {
      question: "Was gilt, wenn meine Bank wegen der Schufa einen Kredit ablehnt?",
      citations: ["§ 30 Abs. 2 BDSG"],
    },
    {
      question: "Ist eine Einwilligung von Beschäftigten freiwillig?",
      citations: ["§ 26 Abs. 2 BDSG"],
    },
    { question: "Wann müssen Videoaufnahmen gelöscht werden?", citations: ["§ 4 Abs. 5 BDSG"] },
    {
      question: "Bekomme ich Schadensersatz bei rechtswidriger Datenverarbeitung?",
      citations: ["§ 83 Abs. 1 BDSG", "§ 83 Abs. 2 BDSG"],
    },
    {
      question: "Für wen gilt das Bundesdatenschutzgesetz?",
      citations: ["§ 1 Abs. 1 BDSG", "§ 1 Abs. 2 BDSG"],
    },
    // DDG
    {
      question: "Wie muss Werbung im Internet gekennzeichnet sein?",
      citations: ["§ 6 Abs. 1 DDG", "§ 6 Abs. 3 DDG"],
    },
    { question: "Wer trägt die Kosten einer Netzsperre?", citations: ["§ 8 Abs. 3 DDG"] },
    { question: "Was ist ein digitaler Dienst?", citations: ["§ 1 Abs. 4 DDG"] },
  ],
  unanswerable: [
    "Wie hoch ist die Kapitalertragsteuer auf Dividenden?",
    "Wie viel darf ich meinen Kindern steuerfrei schenken?",
    "Muss ich für meine Katze Steuern zahlen?",
    "Wie hoch ist die Pendlerpauschale?",
    "Wie lange habe ich Krankengeld?",
    "Darf mein Chef mich ohne Grund kündigen?",
    "Wie hoch ist der Bußgeldbescheid bei Falschparken?",
    "Wie lange kann ich einen Kauf im Internet widerrufen?",
    "Was ist eine Patientenverfügung?",
    "Wann verjährt eine Forderung aus einem Werkvertrag?",
    "Wie melde ich einen Hund an?",
    "Welche Frist gilt für die Anfechtung einer Kündigung?",
    "Wie hoch ist der Zinssatz der Europäischen Zentralbank?",
    "Wie repariere ich eine Waschmaschine?",
    "Wer ist der Bundeskanzler?",
    "Wie schreibe ich eine Bewerbung?",
    "Was kostet ein Liter Milch?",
    "Wie viele Einwohner hat Deutschland?",
    "Welche Impfungen brauche ich für Thailand?",
    "Wie hoch ist die Vergnügungssteuer für Spielautomaten?",
  ],
};
