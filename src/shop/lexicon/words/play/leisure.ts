/** Books and media, games, toys, models and party goods: `English | German | Norwegian`, a concept a line. */
export const leisure = `
  paperback, softcover, softback | taschenbuch, softcover | pocketbok, paperback
  hardcover, hardback | gebundenes buch, hardcover | innbundet bok, hardcover
  e-book, ebook | e-book, ebook | e-bok, ebok
  non-fiction, nonfiction | sachbuch, sachbücher | sakprosa, fagbok
  fiction | belletristik | skjønnlitteratur
  fantasy novel, fantasy book | fantasyroman, fantasybuch | fantasyroman, fantasybok
  historical novel | historischer roman | historisk roman
  short stories | kurzgeschichten, erzählungen | novellesamling
  fairy tales, fairytales | märchenbuch | eventyrbok
  young adult book, teen book | jugendbuch | ungdomsbok
  board book | pappbilderbuch | pekebok, pappbok
  sticker book | stickerbuch, stickerheft | klistremerkebok
  bedtime stories | gutenachtgeschichten | godnatthistorier
  travel guide | reiseführer | reiseguide, reisehåndbok
  self help book | ratgeber, lebensratgeber | selvhjelpsbok
  dictionary | wörterbuch | ordbok
  encyclopedia, encyclopaedia | lexikon, enzyklopädie | leksikon
  atlas | atlas | atlas
  manga | |
  magazine, periodical | zeitschrift, magazin | magasin, tidsskrift
  newspaper | zeitung | avis
  art book, coffee table book | bildband | kunstbok
  photo album | fotoalbum | fotoalbum
  guest book | gästebuch | gjestebok
  poetry album, friendship book | freundebuch, poesiealbum | minnebok, vennebok
  bookmark | lesezeichen | bokmerke
  book end, bookends | buchstütze | bokstøtte
  reading light, book light | leselampe, leseleuchte | leselampe, leselys
  bible | bibel | bibel
  crossword, crossword puzzle | kreuzworträtsel | kryssord
  sudoku | sudoku | sudoku
  dvd | dvd | dvd
  blu-ray, bluray | blu-ray, bluray | blu-ray, bluray
  movie, feature film | spielfilm | spillefilm
  tv series, tv show | fernsehserie | tv-serie
  video game, computer game | videospiel, computerspiel | videospill, dataspill
  chess, chess set | schach, schachspiel | sjakk, sjakkspill
  backgammon | backgammon | backgammon
  checkers, draughts | damespiel | damspill
  dominoes, domino game | dominospiel | dominospill
  nine mens morris | mühlespiel | møllespill
  playing cards, card deck | spielkarten, kartendeck | spillkort, kortstokk
  trading cards, collectible cards | sammelkarten | samlekort
  dice | würfel, spielwürfel | terninger
  dice game | würfelspiel | terningspill
  family game | familienspiel | familiespill
  strategy game | strategiespiel | strategispill
  party game | partyspiel | partyspill, selskapsspill
  quiz game, trivia game | quizspiel, ratespiel | quizspill, spørrespill
  role playing game, roleplaying game, rpg | rollenspiel | rollespill
  travel game | reisespiel | reisespill
  escape game, escape room game | escape-spiel, exitspiel | escape room-spill, rømningsspill
  wooden puzzle | holzpuzzle | trepuslespill
  3d puzzle | 3d-puzzle | 3d-puslespill
  puzzle mat | puzzlematte | puslematte
  brain teaser | knobelspiel, denkspiel | hjernetrim
  magic cube, speed cube | zauberwürfel | rubiks kube
  magic set, magic kit | zauberkasten, zauberset | tryllesett
  learning toy, educational toy | lernspielzeug, lernspiel | læringsleke, pedagogisk leke
  science kit, experiment kit | experimentierkasten, experimentierset | eksperimentsett
  microscope | mikroskop | mikroskop
  telescope | teleskop | teleskop, stjernekikkert
  construction set, construction toy | baukasten, konstruktionsspielzeug | byggesett
  magnetic tiles, magnetic blocks | magnetbausteine | magnetklosser, magnetbyggesett
  toy car, model car | spielzeugauto, modellauto | lekebil, modellbil
  remote controlled car, remote control car, rc car | ferngesteuertes auto, rc-auto | radiostyrt bil, fjernstyrt bil
  slot car track | autorennbahn | bilbane
  model kit, plastic model kit | modellbausatz | modellbyggesett
  model railway, model train | modelleisenbahn, modellbahn | modelljernbane, modelltog
  toy train | spielzeugzug | leketog
  toy tractor | spielzeugtraktor | leketraktor
  toy excavator, toy digger | spielzeugbagger | lekegravemaskin
  fire engine, fire truck | feuerwehrauto | brannbil
  dinosaur | dinosaurier | dinosaur
  unicorn | einhorn | enhjørning
  action figure | actionfigur | actionfigur
  collectible figure, figurine | sammelfigur | samlefigur
  toy animal, animal figures | tierfiguren, spielzeugtiere | dyrefigurer, lekedyr
  play figures, toy figures | spielfiguren, spielzeugfiguren | lekefigurer
  dolls clothes, doll clothes | puppenkleidung, puppenkleider | dukkeklær
  hand puppet, glove puppet | handpuppe | hånddukke
  finger puppet | fingerpuppe | fingerdukke
  puppet theatre, puppet theater | puppentheater, kasperltheater | dukketeater
  play tent, teepee, tipi | spielzelt, tipi | leketelt, tipi
  play food, toy food | spielzeuglebensmittel, spiellebensmittel | lekemat
  toy shop, play store | kaufladen, kaufmannsladen | lekebutikk, kjøpmannsdisk
  toy tools | spielwerkzeug, kinderwerkzeug | lekeverktøy
  ride on car | rutschauto | gåbil, sparkebil
  go kart, pedal car | gokart, tretauto | gokart, tråbil
  rocking horse | schaukelpferd | gyngehest
  hobby horse | steckenpferd | kjepphest
  spinning top | kreisel, spielkreisel | snurrebass
  yo-yo, yoyo | jo-jo | jojo
  glass marbles, toy marbles | murmeln | klinkekuler
  sorting box, shape sorter | steckwürfel, formensortierspiel | puttekasse, putteboks
  pull along toy, pull toy | nachziehtier, nachziehspielzeug | trekkleke, dradyr
  hammer bench, pounding bench | klopfbank, hammerbank | hamrebenk
  toy slime | spielschleim | lekeslim
  kinetic sand, magic sand | kinetischer sand, zaubersand | kinetisk sand
  soap bubbles | seifenblasen | såpebobler
  water pistol, water gun | wasserpistole | vannpistol
  water balloons, water bombs | wasserbomben | vannballonger
  toy gun, foam blaster | spielzeugpistole, spielzeuggewehr | lekepistol
  temporary tattoos | klebetattoos, temporäre tattoos | midlertidige tatoveringer
  costume, fancy dress | kostüm, verkleidung | kostyme, utkledningsklær, utkledning
  carnival | karneval, fasching | karneval
  halloween | halloween | halloween
  new years eve | silvester | nyttårsaften
  mothers day | muttertag | morsdag
  fathers day | vatertag | farsdag
  valentines day | valentinstag | valentinsdag
  anniversary | jubiläum, jahrestag | jubileum
  confirmation gift | konfirmationsgeschenk | konfirmasjonsgave
  face paint | kinderschminke, karnevalsschminke | ansiktsmaling
  party hat | partyhut | partyhatt, festhatt
  party bag, goody bag | mitgebseltüte, partytüte | godtepose
  party decorations | partydeko, partydekoration | festpynt, bursdagspynt
  balloon | luftballon, ballon | ballong
  helium tank | heliumflasche, ballongas | heliumflaske
  garland | girlande | girlander
  bunting flags, pennant banner | wimpelkette, wimpelgirlande | vimpelrekke
  paper streamers | luftschlangen | serpentiner
  confetti | konfetti | konfetti
  fireworks | feuerwerk | fyrverkeri
  sparklers | wunderkerzen | stjerneskudd
  birthday candles, cake candles | geburtstagskerzen, kuchenkerzen | bursdagslys, kakelys
  cake topper | tortenaufsatz, cake-topper | kaketopp, kakepynt
  paper plates, party plates | pappteller, partyteller | papptallerkener
  paper cups, party cups | pappbecher, partybecher | pappkrus, pappbeger
  drinking straws | trinkhalme, strohhalme | sugerør
  invitation cards, invitations | einladungskarten, einladungen | invitasjonskort, innbydelser
  birthday card | geburtstagskarte | bursdagskort
  wedding card | hochzeitskarte | bryllupskort
  gift bag | geschenktüte, geschenktasche | gavepose
  gift box, present box | geschenkbox, geschenkschachtel | gaveeske
  gift set | geschenkset | gavesett
  gift basket | geschenkkorb, präsentkorb | gavekurv
  advent calendar | adventskalender | adventskalender, julekalender
  christmas tree | weihnachtsbaum, christbaum, tannenbaum | juletre
  christmas baubles, christmas balls | weihnachtskugeln, christbaumkugeln | julekuler
  christmas decorations, christmas ornaments | weihnachtsdeko, weihnachtsschmuck | julepynt
  christmas stocking | nikolausstrumpf, weihnachtsstrumpf | julestrømpe
  advent wreath | adventskranz | adventskrans
  nativity scene | weihnachtskrippe | julekrybbe
  nutcracker | nussknacker | nøtteknekker
  easter egg | osterei, ostereier | påskeegg
  easter bunny | osterhase | påskehare
  jack o lantern, halloween pumpkin | halloweenkürbis | halloweengresskar
  pinata | pinata | pinata
  glow sticks | knicklichter, leuchtstäbe | knekklys, lysstaver
  party popper, confetti cannon | konfettikanone, partyknaller | konfettikanon, konfettirør
  disco ball, mirror ball | discokugel, spiegelkugel | discokule, speilkule
  bubble machine | seifenblasenmaschine | såpeboblemaskin
  fog machine, smoke machine | nebelmaschine | røykmaskin
  kite | lenkdrachen, einleinerdrachen, drachen | drage
`;
