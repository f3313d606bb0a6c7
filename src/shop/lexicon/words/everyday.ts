/**
 * Words of daily talk, folded, by language: they say how somebody asks, what is felt, or when, and name neither goods nor
 * what goods are like. What is searched for does not depend on them, unless the shop calls something that.
 */
export const everydayWords = {
  en: `able above according again ago ahead almost alone along already although always amongst anybody anyhow anyone
    anyway anywhere apologies apparently ask asking aware away awesome awful awkward basically because become before
    behind believe below besides between beyond bother bothering bought bring brings brought careful certain
    certainly cheers clearly clue clueless come coming confused consider considering constantly correct cos couldnt
    coz crazy currently cuz days dear decent decide decided definitely depends desperate desperately despite difficult doubt
    during easier easiest easily else enough especially etc even eventually ever everybody everyone everytime
    everywhere exactly excellent explain fairly far feel feeling feels finally folks forever forget forgot frankly
    frequently fully further generally getting gimme given gives giving glad going gone gonna gotta grateful
    guessing guy guys happen happened happening happens hardly hate hates hear heard helped helpful helping helps
    hence hints honest honestly hopefully horrible hurry immediately impossible instead issue issues itself keep
    keeping keeps kept knew know knowing known knows lately later latter least leave leaving lent less letting
    likely literally looked looks losing lost mainly manage manages meant meantime meanwhile mention mentioned
    mentioning mere merely mind miss missing moment mostly myself namely nearby nearly necessarily necessary needed needing
    needs neither never nevertheless nobody none nonetheless nonsense noone normally nowadays nowhere obvious
    obviously occasionally odd often once oneself options ordinary otherwise ought ours ourselves outta particular
    particularly perhaps personally plenty pointless possibilities possibility practically preferred prevent
    prevents previously probably problem problems promise properly proud putting quid random rarely rather reach
    reaches realise realize reason reasonable reasons recently recommendation recommendations recommended regarding
    regardless regularly relatively remember remind ridiculous roughly sad said same says seem seemed seems seen
    seriously several shame shortly shouldnt shown simple simply since situation slowly somebodys someday somehow
    someones sometime sometimes somewhat soon sooner sorry sounds speaking specific specifically spending spent
    stopped stops struggle struggles struggling stuck stupid such suddenly suggestion suggestions supposed surely
    surprised taken takes taking talk talking tbh tends terrible terribly thanx themselves therefore theyre thinks
    tho though thought throughout thru thus til till together told tomorrow tonight took totally toward towards
    tried tries trouble true truly try trying twice typical typically ugh ultimately understand unfortunately unless
    unlike unlikely unsure until unusual urgent urgently use useful useless user uses using usual usually various
    via wait waiting wanna wants way weird well went whatever whatsoever whenever whereas wherever whether whichever
    while whoever whole wonderful wont worried worry worse worst worth wouldnt wow wrong yay yea yeah yep yesterday
    yet yourself yourselves yup`,
  de: `abends absolut ahnung aktuell akut albern allein alleine allem allen aller allerdings allgemein alltag alltaglich
    alsbald also andauernd andere anderem anderen anderer anderes andern anders andrerseits anfangt angeblich angst
    anhand anscheinend ansonsten anstatt anstelle antun anzufangen arg argere argerlich argert aufgrund aufhoren
    aufpassen augenblick auskennen auskomme ausreichend ausserst bald baldigst bedanke bedarf bedeutet beeilen
    befreundet begeistert beginnen beginnt beide beiden beider beides beinahe beispiel beispielsweise bekannte
    bekannten bekanntlich bekomm bekomme bekommen bekommt bereits beschaftigt besitze besitzen besitzt besonders
    besorgen bestimmt betrifft bevor bevorzugt beziehungsweise bezuglich bisher bislang bisschen blod blode bloss
    brauch brauchst braucht brauchte brauchten bringe bringen bringt bsp bzw dabei dadurch dafur dagegen daheim
    dahin damals damit danach daneben dankbar daran darauf daraus darf darfs darfst darin darueber darum darunter
    davon davor dazu denke denken denkt dennoch deren derzeit deshalb dessen deswegen dieselbe dieselben diesmal
    drauf dreht drin dringend drinnen durchaus durfen durfte durften echt egal egtl ehrlich eigentlich eilig eilt
    einander einerseits einfacher einfachsten einige einigen einiger einiges einmal einzig einzige empfehle
    empfehlen empfehlt empfehlung empfehlungen empfiehlt ende endlich entscheiden entsprechend entweder erfahrung
    erklaren erledigen erst erstmal ertrage erwarten ewig falsch fand fangen fast fehlt ferner findet folgende
    folgendes frage fragen fragte freu freue freuen freund freunde freunden freundin freundinnen freundlich
    freundlichen freut froh fruh fruher funktionieren funktioniert furchtbar gabe gabs ganz ganze ganzem ganzen
    ganzer ganzes gar gefallen gefallt gefuehl gefuhl gegeben gegebenenfalls geh gehe gehen gehore gehort geht gell
    gemacht gemeint gemocht genau genauso genug geprobt gern gerne gesagt gesamt geschafft geschehen geschickt
    gesehen gestern gesucht getan gewesen gewiss gewisse gewohnlich geworden gewunscht ggf gibts gilt ging glaub
    glaube glauben glaubt gleich gleichzeitig glucklich grund grundsatzlich gucken gut gute guter gutes hallihallo
    hast haufig hauptsache hauptsachlich heisst helfe helfen helft her herum herzlich herzlichen heute hiermit hierzu hilf
    hilfreich hilft hin hinaus hingegen hinter hinweis hinzu hmm hochstens hoffe hoffen hoffentlich hol hole holen
    holt hore horen idealerweise idee ideen ihm ihn ihnen ihrem ihres immer immerhin immernoch insbesondere
    insgesamt interessant interesse interessiere interessiert inzwischen irgend irgendein irgendeine irgendeinen
    irgendwann irgendwas irgendwelche irgendwie irgendwo jahrelang jawohl je jedem jedenfalls jederzeit jedoch
    jemand jemandem jemanden jetzt jeweils jmd jmdn keinerlei kenn kenne kennen kennt kenntnis klappen klappt knapp
    komisch komm komme kommen kommt komplett konnt konnten konntet krass krieg kriege kriegen kriegt kummern kurzem
    kurzlich langsam lauft leid leiden leider letzte letzten letztens leute leuten lieb liebe lieben lieber liebsten
    liebt liegt losgehen lust mach mache machen machst macht mag magst manch manche manchen mancher manches manchmal
    mangels meinst meint meist meiste meisten meistens menge mindestens miteinander mittags mittlerweile moglich
    moglichkeit moglichkeiten moglichst moin moment momentan mussen musst musste mussten nachdem nachher nachmittags
    nachste nachstem nachsten nachster nachts naja namlich neben nebenbei nehm nehme nehmen neugierig neulich nicht
    nie niemals niemand niemandem nimm nimmt nirgends nirgendwo noetig normalerweise notfall notfalls notig nutze
    nutzen nutzt oben obwohl offenbar offensichtlich oft ofter ofters ohnehin optimalerweise ordentliche
    ordentlichen ordentliches passen passenden passender passendes passiert perfekten perfektes plotzlich praktisch
    prima prinzip prinzipiell probiere probieren problem probleme problemlos quasi raten ratsam rechtzeitig
    regelmassig reicht relativ richtig richtige richtigen richtiges sagte sagten samtliche schade schaff schaffe
    schaffen schafft schau schaue schauen scheint schenke schenken schenkt schick schicke schicken schlecht
    schlechte schlechten schlimm schlimme schlimmsten schlussendlich schnellstmoglich schoen schone schonen schoner
    schones schrecklich schuld schwierig sehe sehen seht seien seine seinem seinen seiner seines selber selbst
    selten seltsam sicherheitshalber sicherlich sieht sinn sinnvoll sobald sodass soeben sofern sofort sogar solange
    solch solche solchen solcher solches sollen sollst sollten somit sonst sonstige sonstiges sorge sorgen soviel
    soweit sowie sowieso sowohl spatestens speziell statt steht stimmt sucht tage tagen taglich tatsachlich tauge
    taugen taugt teils teilweise tipp tipps tja toll tolle tollen tolles total treffen trotz trotzdem tu tue tun tut
    typisch ubel uberall uberhaupt uberlege uberlegen uberraschen uberrascht uberraschung ubrig ubrigens umso
    unbedingt unbekannt ungefahr ungern unmoglich unnotig unserem unseren unserer unsicher unten unterwegs
    ursprunglich usw verdammt vergesse vergessen vergiss verlasslich vermutlich vernunft vernunftig vernunftige
    vernunftigen vernunftiges verschiedene verschiedenen verstehe verstehen versteht versuch versuche versuchen
    vertrage vertragen vertragt verwende verwenden verwendet verzweifelt vielen vieles vielleicht vielmals vllt vlt
    vollig vorab voraus vorbei vorhaben vorhanden vorher vorhin vorlaufig vorschlag vorschlage vorschlagen
    vorschlagt vorstellen vorstellung vorteil wahnsinn wahr wahrend wahrscheinlich wars warst warte warten weg weh
    weisst weit weiter weitere weiteren weiteres weitgehend wem wen wenige wenigen weniger wenigstens werde werdet
    wesentlich weshalb wess wichtig wichtige wichtigste widerlich wieder wiederum wieviele wills willst wirds
    wirklich wirst wissen wobei wochenende wochentlich wofur woher wohin wohl wollt wollten womit womoglich woran
    worauf woraus worden worin worum wovon wovor wozu wuerde wunderbar wunsch wunsche wunschen wunscht wurden
    wurdest wusste zahl zeit zeiten zeitlang zeitnah ziemlich zig zudem zuerst zufallig zufrieden zuhause zuletzt
    zumindest zunachst zuruck zurzeit zusatzlich zuverlassig zuviel zwar zwecks zwingend zwischen zwischendurch`,
  nb: `absolutt aergerlig akkurat aldeles aldri alene all alle allerede allikevel alltid altfor altsa anbefal anbefale
    anbefaler anbefaling anbefalinger anbefalt andre ang angaende annen annenhver annet anta antagelig antar apropos
    avgjort avhengig bakgrunn bedre beholde behov beklager bekymret ber bestemt betyr blant blitt borte bruk bruke
    bruker brukes burde bytter dagen dagene dagens dager dagtid darlig deretter derfor derimot dermed dersom
    dessuten dessverre desto dit dropp dvs egen egentlig eget egne egner egnet ekkelt ekstremt ellers elsker endelig
    eneste enkelte enklere enn enna enten erfaring etc etterhvert etterpa eventuelt evt fa faktisk fant far fatt
    feil feire fikk fikse fikser flere fleste flott flotte foler folger folk forbi fordel foregar foreldre forelopig
    foreslar forhapentligvis forhold forklar formal forresten forrige forsiktig forskjell forskjellige forslag
    forsok forst forsta forstar forstatt forste forsteinntrykk fortalte fortelle forteller fortsatt forvirret
    fryktelig fungere fungerer ga gal galt gangen ganger ganske gar garantert gatt gi gidder gir gitt gjelder
    gjennom gjerne gjore gjort glad glede gleder glemt glemte grei greit grunnen grusom gudskjelov hadd handler
    haper haster heldig heldigvis helg helgen helst hennes hente herlig heter hjalp hjelp hjelpe hjelper hjelpsom
    hjem hjemme holder holdt hores hort hovedsakelig huff hurtig hver hverdag hverdagen hverdager hverdags hvert
    hvorav hvori hvorvidt iallfall idag ide ideelt ideer ifjor ifolge igar igjen igjennom ikke ille imidlertid
    imorgen imot innenfor innerst innimellom innom interessert irriterer isteden istedenfor jammen jo joda kansje
    kanskje kikke kikker kjapt kjempe kjempebra kjempefin kjenner kjent kjip kjipt kjopt kjor kjorer klarte klikk
    kollega kolleger komme kommer kommet krever krise la langt lenge lenger lengre liker likevel likt litt lovet
    lurer lurt lurte lykke mamma mammaen mangler mellom mener mer mulig muligens muligheten muligheter na naar nabo
    naboen naer naermest naermeste nart neida neste nesten nettopp nodt noenlunde nok nokka noksa normalt nylig
    nytte nyttig ofte oftest oh ok okay okei omsider omtrent ondt onske onskes opp oppe opptatt opptil ordentlig
    ordentlige orker orket overalt overhodet overraske overraskelse oyeblikket pappa pappaen passelig pga plager plages
    plutselig praktisk praktiske prinsipp problem problemer provd prove raad relativt riktig riktige rundt sa saa
    saerlig samboer samboeren samme sann sanne sannsynligvis sant sapass sate savner siden sier sies sin sine sist
    siste sjekke sjekker sjelden skaffe skaffer skjonner skjont skyld slags slapp slik slike slikt sliter slitt
    slutt slutte snakk snakker snarest snart snill snille snodig sonn sonnen sorry spes spesiell spesielle spesielt
    sporre sporsmal spurt staar stadig start starte sted steder straks strengt stunder svar svare svigerfar
    svigermor svigermora svigers synes synest tak takker tale taler talt tatt teit tenk tenke tenker tenkt tenkte
    tid tiden tidlig tidligere tilfelle tillegg tipper tipse tja tor total totalt trengt trengte trodde trolig tross
    trukket tullete typen typer typisk uansett ufattelig umulig undrer unntatt unormalt usikker utenfor utenom
    utrolig vaert vanlig vanlige vanligvis vanskelig vel velge velger velkommen venn vennen venner venninna venninne
    venninnen vente venter verdt verken verre verst vet veta vidt viktig viktigste viser visst visste vite vondt
    vore vurderer`,
} as const;
