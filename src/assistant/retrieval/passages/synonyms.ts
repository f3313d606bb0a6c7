/** Synonyms in the texts of shops, in the three languages, folded; the first of each group is the name of the topic. */
export const synonyms: readonly (readonly string[])[] = [
  list(`return returned returning returnable withdrawal withdraw cancellation
    ruckgabe ruckgaberecht zuruckgeben zuruckschicken zurucksenden rucksendung retoure retouren widerruf widerrufen
    zurucknehmen zuruckgenommen rucknahme ruckporto ruckversand
    retur returporto returfrakt returfrakten returnere returneres returrett angrerett angre`),
  list(
    `refund refunded refunding erstattung erstatten erstattet ruckerstattung ruckzahlung refusjon refundere tilbakebetaling money geld penger pengene`,
  ),
  list('exchange exchanged swap umtausch umtauschen umgetauscht bytte byttes ombytting'),
  list(`delivery deliver delivered delivering shipping ship shipped shipment postage post send sent parcel arrive haulier carrier courier
    versand versandkosten versenden verschicken lieferung lieferungen liefern geliefert lieferzeit lieferkosten zustellung porto spedition
    frakt frakten fraktkostnad levering leveringen leveringstid levere leverer leveres leveranse sende sender sendes forsendelse`),
  list(
    `repair repaired repairing repairable mend fix reparatur reparaturen reparieren repariert reparasjon reparere reparerer`,
  ),
  list(`broken broke break damaged damage chipped faulty fault defect defective cracked leaking leaked smashed torn crushed
    defekt defekte defekten kaputt kaputte kaputten kaputter kaputtes ausgelaufen ausgelaufene beschadigt beschadigte beschadigten zerbrochen zerbrochene odelagt odelagte skadet skadde knust knuste`),
  list(`warranty guarantee guaranteed garantie gewahrleistung reklamation reklamieren
    garantiezeit garantiedauer garanti garantien garantitid garantitiden reklamasjon reklamere reklamasjonsrett`),
  list(`pay payment payments paid paying payable ubernimmt ubernehmen dekker dekkes zahlung zahlen bezahlen bezahlt zahlungsart zahlungsarten
    betaling betale betaler betales betalingsmate`),
  list('cash bargeld bar kontant kontanter'),
  list('card creditcard kreditkarte kredittkort kort karte'),
  list('cheque check scheck sjekk'),
  list('prepayment vorkasse forhandsbetaling'),
  list('transfer uberweisung bankoverforing overforing'),
  list('instalment installment instalments ratenzahlung raten rate avbetaling delbetaling avdrag'),
  list('invoice bill account rechnung faktura kjopsrechnung'),
  list('discount rebate reduction rabatt rabattcode rabattkode prozente'),
  list('voucher giftcard gutschein gutscheine geschenkgutschein geschenkkarte gavekort gavekortet'),
  list('student pupil students schuler studierende studenten elev elever studentene'),
  list(
    `wrap wrapping wrapped giftwrap geschenkverpackung einpacken eingepackt verpacken gaveinnpakning innpakning innpakking innpakket`,
  ),
  list('present gift gifts presents geschenk geschenke gave gaver gaven'),
  list(
    `collect collecting collection pickup pick abholen abholung selbstabholung abgeholt hente hentes henting hentet`,
  ),
  list('contact phone telephone email mail reach call kontakt telefon telefonnummer epost anrufen ringe'),
  list(`time day week month year hour minute tage tag tagen werktage werktagen woche wochen monat monate monaten jahr jahre jahren
    stunde stunden minuten dauer dauert
    jahrige jahriger monatige ars arig maneders dager virkedager uke uker maned maneder timer minutter`),
  list('privacy data personal cookie gdpr datenschutz personvern personopplysninger'),
  list(
    'wash washed washing washable waschen wascht gewaschen wasche waschbar handwasche maschinenwasche wollwaschgang vask vaske vasker vaskes vaskbar handvask maskinvask',
  ),
  list(
    'clean cleaned cleaning wipe wiped reinigen reinigung reinigt wischen abwischen abwischbar rengjore rengjoring torke torkes',
  ),
  list('dishwasher spulmaschine spulmaschinenfest geschirrspuler oppvaskmaskin'),
  list('care pflege pflegen vedlikehold stell'),
  list(
    'cost price fee charge surcharge kosten kostet preis preise gebuhr zuschlag pris priser koste koster gebyr tillegg',
  ),
  list('recharge rechargeable recharged aufladen aufladbar aufgeladen opplades oppladbar opplading lades'),
  list('free kostenlos kostenfrei gratis umsonst versandkostenfrei fraktfri'),
  list('country countries abroad international worldwide overseas ausland lander utlandet utland'),
  list('scandinavia skandinavien skandinavia'),
  list('nordic nordics nordisch nordische nordischen norden nordisk nordiske'),
  list('eu europe european europa europaisch europaische europaischen europeisk europeiske'),
  list('size sizing grosse grossen storrelse storrelser'),
  list('customs duty import zoll zollgebuhren toll'),
  list('tax vat mehrwertsteuer mwst steuer mva moms'),
  list(
    'company business firm corporate school firma firmen unternehmen geschaftskunden schule schulen bedrift bedrifter firmaer skole skoler',
  ),
  list(
    `rent rental renting rented hire hired borrow borrowed lend leihen ausleihen ausgeliehen leihgerat leihgebuhr mieten miete
    vermieten vermietet verleih verleihen verleiht leie leier leies leid utleie lane lanes`,
  ),
  list(
    `used second-hand secondhand trade-in tradein gebraucht gebrauchte gebrauchten gebrauchtes brukt brukte innbytte ankauf
    inzahlungnahme benutzt benutzte benutzten benutztes`,
  ),
  list(
    'assemble assembled assembly assembling mount aufbau aufbauen aufgebaut montage montieren montiert vormontiert montert montere montering',
  ),
  list('install installed installing installation installieren installere installerer'),
  list('sharpen sharpened sharpening scharfen schleifen schleifservice slipe sliping'),
  list('lesson class course workshop unterricht kurs kurse kurset undervisning'),
  list('appointment termin termine beratungstermin time-slot avtale bestille-time'),
  list('newsletter nyhetsbrev mailingliste'),
  list(
    'loyalty bonus points member membership treueprogramm treuepunkte bonusprogramm kundenkarte kundeklubb medlem medlemskap lojalitetsprogram',
  ),
  list(`upstairs floor stairs staircase kerb kerbside curbside doorstep etage stockwerk treppe treppen treppenhaus
    hochtragen bordsteinkante bordstein wohnung etasje trapp trappen fortauskant`),
  list(`accessible accessibility wheelchair step-free barrier-free ramp barrierefrei barrierefreier rollstuhl
    rollstuhlgerecht stufenlos rampe rullestol trinnfri trinnfritt universell`),
  list('parking park parkplatz parkplatze parken parkering parkeringsplass'),
  list('job vacancy career hiring stelle stellen stellenangebote karriere jobb stilling ledig'),
  list('spare ersatzteil ersatzteile reservedel reservedeler'),
  list('track tracking trace follow sendungsverfolgung sendungsnummer verfolgen spore sporing sporingsnummer folge'),
  list(
    'recycle recycled recycling recyclable disposal dispose entsorgen entsorgung recyceln resirkulere gjenvinning avhending',
  ),
  list('packaging verpackung verpackungen emballasje'),
  list(
    'engrave engraved engraving gravur gravieren gravering gravere personalised personalized personalise personalisieren',
  ),
  list('age old alter mindestalter aldersgrense alder'),
  list('temperature warm hot cold degree temperatur grad heiss kalt varm kaldt grader'),
  list('hygiene hygienic hygienisch hygienisk'),
  list(`included include includes including inclusive supplied separately dabei inbegriffen enthalten lieferumfang mitgeliefert inklusive
    inkludert medfolger`),
  list('write wrote written author writer verfasst geschrieben autor autorin forfatter skrev skrevet'),
  list('player players play plays spieler spielen spillere spille'),
  list('lefthanded linkshander linkshandig venstrehendt keivhendt'),
  list('island islands insel inseln oy oyer'),
  list(
    'stay keep kept keeps hold holds held storage stored shelf-life fresh haltbar haltbarkeit aufbewahren lagern lagerung frisch halt holdbar holdbarhet oppbevare oppbevaring fersk',
  ),
];

function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
