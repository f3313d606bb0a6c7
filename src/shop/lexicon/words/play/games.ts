/** Board, card and table games, puzzles and gambling: `English | German | Norwegian`, a concept a line. */
export const games = `
  parlour game | gesellschaftsspiel |
  games compendium, games collection | spielesammlung | spillsamling
  kids game, childrens game | kinderspiel | barnespill
  adult game, game for adults | spiel für erwachsene, erwachsenenspiel | voksenspill, spill for voksne
  two player game | zwei-personen-spiel, spiel für zwei | spill for to, tomannsspill
  drinking game | trinkspiel | drikkespill
  deduction game, detective game, murder mystery game | detektivspiel, krimispiel | detektivspill, krimspill, mordspill
  word game, letter game | wortspiel, buchstabenspiel | ordspill, bokstavspill
  skill game, dexterity game | geschicklichkeitsspiel | ferdighetsspill
  reaction game, speed game | reaktionsspiel | reaksjonsspill
  tumbling tower, wobbly tower | wackelturm, stapelspiel | klossetårn
  pick up sticks, spillikins | mikado | mikado, plukkepinn
  ludo, parcheesi | ludo, mensch ärgere dich | ludo
  snakes and ladders, chutes and ladders | leiterspiel | stigespill
  connect four | vier gewinnt, 4 gewinnt | 4 på rad
  noughts and crosses, tic tac toe | tic-tac-toe | bondesjakk, tripp trapp tresko
  battleships, sea battle | schiffe versenken | senke slagskip, slagskipspill
  chinese checkers | sternhalma, halmaspiel | kinasjakk
  mahjong, mah jong | mahjong | mahjong
  go game, go board | go-spiel, go-brett | go-spill, go-brett
  rummy, rummy tiles | rommékarten, rommee-karten | rummy
  bingo, bingo set, tombola | bingo, bingospiel | bingo, bingospill
  lotto game, picture lotto | bilderlotto | billedlotto, bildelotto
  poker set, poker chips | pokerset, pokerkoffer, pokerchips | pokersett, pokersjetonger
  roulette, roulette wheel | roulettespiel, rouletterad | rulett
  old maid, snap cards | schwarzer peter | svarteper
  quartets, happy families, top trumps | quartettspiel, trumpfquartett | kvartettspill, firkort
  skat cards, doppelkopf cards | skatkarten, skatblatt, doppelkopfkarten |
  card shuffler | kartenmischmaschine | kortstokkemaskin
  playing card holder | spielkartenhalter | spillkortholder
  collectible card sleeves, card sleeves, card protectors | sammelkartenhüllen, kartenhüllen | kortlommer
  card binder, trading card album | sammelkartenalbum, sammelkartenordner | samlekortalbum, samlekortperm
  booster cards, card booster pack | booster-pack, boosterpack | boosterpakke
  tarot cards, tarot deck | tarotkarten | tarotkort
  oracle cards, angel cards | orakelkarten, engelkarten | orakelkort, englekort
  chess board | schachbrett | sjakkbrett
  chess pieces, chessmen | schachfiguren | sjakkbrikker
  chess clock, game clock | schachuhr | sjakkur
  board game expansion, game expansion | spielerweiterung, brettspielerweiterung | spillutvidelse
  game pieces, pawns, meeples | spielsteine, pöppel, meeple | spillebrikker
  dice cup, dice tray | würfelbecher, würfelteller | terningbeger, raflebeger
  dice set, polyhedral dice | würfelset, polyeder-würfel | terningsett
  miniature wargame, tabletop game | tabletop-spiel, tabletopspiel | miniatyrspill, figurspill
  table hockey, air hockey | airhockey, tischhockey | airhockey, bordhockey
  marble solitaire, peg solitaire | solitär-spiel, steckhalma | solitærspill
  metal puzzle, disentanglement puzzle | metallpuzzle, vexierspiel | metallpuslespill
  iq game, logic game, logic puzzle | logikspiel, logikrätsel | logikkspill, iq-spill
  puzzle glue, jigsaw glue | puzzlekleber, puzzle-kleber | puslespillim
  puzzle frame, jigsaw frame | puzzlerahmen | puslespillramme
  puzzle sorter, jigsaw trays | puzzlesortierer, puzzle-sortierschalen | puslesortering
  panorama puzzle | panorama-puzzle | panoramapuslespill
  kids puzzle, childrens puzzle | kinderpuzzle | barnepuslespill
  photo puzzle, personalised jigsaw | fotopuzzle | fotopuslespill
  dart machine, electronic dartboard | elektronische dartscheibe, dartautomat | elektronisk dartskive
  dart flights | dartflights | dartflights
  pool balls, billiard balls | billardkugeln | biljardkuler, biljardballer
  billiard chalk, cue chalk | billardkreide | biljardkritt
  pinball machine, pinball | flipperautomat | flipperspill
  arcade machine | arcade-automat, spielautomat | arkademaskin, spillautomat
  lawn games, garden games | gartenspiel, rasenspiel | hagespill
  croquet set, croquet | krocket, krocketspiel | krokket, krokketspill
  kubb, viking chess | kubb, wikingerschach, wikingerspiel | kubb, kubbspill
  skittles, bowling set, ninepins | kegelspiel, kegelset | kjeglespill, bowlingsett
  molkky, number skittles | mölkky, zahlenkegeln | mølkky
  boccia, bocce | boccia, bocciakugeln | boccia
  cornhole, bean bag toss | cornhole, sandsackwerfen | cornhole
  ladder golf, ladder toss | leitergolf | stigegolf
  shuffleboard | shuffleboard | shuffleboard
  carrom board | carrom-brett, carrom | couronne, carrom
  giant tumbling tower, garden tower | riesenwackelturm | kjempeklossetårn
  treasure hunt, scavenger hunt | schatzsuche, schnitzeljagd | skattejakt
  mystery box | mystery-box, überraschungsbox | mysteriepakke, overraskelsesboks
  gift for gamers | gamer-geschenk | gamergave
`;
