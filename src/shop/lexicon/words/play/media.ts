/** Kinds of books, magazines, films, records and what goes with them: `English | German | Norwegian`, a concept a line. */
export const media = `
  love story, romance novel, romance book, romance | liebesroman, liebesgeschichte | kjærlighetsroman, romantikk
  historical fiction | historische romane | historiske romaner
  horror novel, horror book | horrorroman, gruselroman, horrorbuch | skrekkroman
  adventure novel, adventure book | abenteuerroman, abenteuerbuch | eventyrroman
  spy novel, espionage thriller | spionageroman, agententhriller | spionroman
  psychological thriller | psychothriller | psykologisk thriller
  dystopian novel, dystopia | dystopie | dystopi
  family saga | familiensaga, familienroman | familiesaga, slektsroman
  new adult book | new-adult-roman, new adult | new adult
  classic literature, literary classics | weltliteratur, klassische literatur | klassisk litteratur
  humour book, funny book | humorvolles buch, witziges buch | humorbok
  joke book | witzebuch, witzbuch | vitsebok
  autobiography | autobiografie | selvbiografi
  history book | geschichtsbuch | historiebok
  science book, popular science | wissenschaftsbuch, populärwissenschaft | populærvitenskap
  philosophy book, philosophy | philosophiebuch, philosophie | filosofi, filosofibok
  psychology book, psychology | psychologiebuch, psychologie | psykologi, psykologibok
  business book, management book | wirtschaftsbuch, managementbuch | ledelsesbok, næringslivsbok
  finance book, personal finance | finanzbuch, finanzratgeber | økonomibok
  health book, health guide | gesundheitsratgeber, gesundheitsbuch | helsebok
  parenting book, parenting guide | erziehungsratgeber, elternratgeber | foreldrebok
  pregnancy book | schwangerschaftsbuch, schwangerschaftsratgeber | graviditetsbok
  diet book, nutrition guide | ernährungsratgeber, diätbuch | kostholdsbok
  baking book | backbuch | bakebok
  gardening book | gartenbuch |
  craft book, hobby book | bastelbuch | hobbybok, formingsbok
  knitting book | strickbuch | strikkebok
  sewing book | nähbuch | sybok
  drawing book, how to draw | zeichenbuch, zeichenlehrbuch | tegnebok
  photography book, photo book | fotobuch | fotobok
  travel writing, travelogue | reisebericht, reiseerzählung | reiseskildring
  road map, street map | straßenkarte, autokarte | veikart, bilkart
  city map | stadtplan | bykart
  scratch map | rubbelkarte, rubbel-weltkarte | skrapekart
  language course, language book | sprachkurs, sprachlehrbuch | språkkurs, språkbok
  phrasebook, phrase book | sprachführer | parlør
  grammar book | grammatikbuch, grammatik | grammatikkbok
  workbook, activity workbook | arbeitsheft, übungsheft, arbeitsbuch | arbeidsbok, oppgavebok
  exam preparation, revision guide | prüfungsvorbereitung, abiturtrainer, lernhilfe | eksamensforberedelse
  reference book, handbook | nachschlagewerk, handbuch | oppslagsverk, håndbok
  field guide, nature guide | bestimmungsbuch, naturführer | felthåndbok, naturguide
  bird book, bird guide | vogelbuch, vogelbestimmungsbuch | fuglebok
  activity book, childrens activity book | beschäftigungsbuch, mitmachbuch | aktivitetsbok
  puzzle book, brain games book | rätselbuch, rätselheft, rätselblock | hjernetrimbok
  search and find, hidden object book, seek and find | wimmelbuch, suchbuch | letebok, myldrebok
  touch and feel | fühlbuch, fühlbilderbuch | følebok
  sound book, noisy book | soundbuch, geräuschebuch | lydspillbok
  pop up book, lift flap book | pop-up-buch, klappenbuch | pop-up-bok, klaffebok
  read aloud book, storybook | vorlesebuch, geschichtenbuch | høytlesningsbok, fortellingsbok
  nursery rhymes | kinderreime, kinderlieder | barnerim, barnesanger
  early reader, first readers, learn to read | erstlesebuch, erstleser | lettlest, lettlestbok
  childrens non fiction, kids non fiction | kindersachbuch | faktabok for barn, barnefaktabok
  first dictionary, picture dictionary | bildwörterbuch, bildlexikon | billedordbok, bildeordbok
  light novel | light novel | light novel
  book box set, book set | buchschuber, buchreihe, sammelschuber | boksett, bokserie
  signed book, signed copy | signiertes buch | signert bok
  large print, large print book | großdruck, großschrift | stor skrift, storskrift
  special edition, limited edition | sonderausgabe, limitierte auflage, sonderedition | spesialutgave, begrenset opplag
  second hand book, used book | gebrauchtes buch, antiquarisches buch | brukt bok
  book subscription | buchabo | bokabonnement
  magazine subscription | zeitschriftenabo, zeitschriftenabonnement | magasinabonnement
  bookplate, ex libris | exlibris | ex libris
  reading journal, book journal | lesetagebuch, lesejournal | lesedagbok
  personal diary, diary with lock | tagebuch | dagbok
  academic diary, academic planner | studienplaner, studentenkalender | studieplanlegger
  birthday calendar | geburtstagskalender | bursdagskalender
  tear off calendar | abreißkalender | avrivningskalender
  photo calendar | fotokalender | fotokalender
  4k blu-ray, uhd blu-ray | 4k-blu-ray, uhd-blu-ray | 4k blu-ray
  dvd box set, dvd set | dvd-box | dvd-boks
  film dvd, film on dvd | film auf dvd | film på dvd
  documentary, documentary film | dokumentarfilm | dokumentarfilm, dokumentar
  cartoon, animated film, animation film | zeichentrickfilm, animationsfilm | tegnefilm, animasjonsfilm
  kids film, childrens movie, family film | kinderfilm, familienfilm | barnefilm, familiefilm
  comedy film, comedy movie | komödie | komedie
  action movie, action film | actionfilm | actionfilm
  horror movie, horror film | horrorfilm | skrekkfilm
  soundtrack, film score | soundtrack, filmmusik | filmmusikk, soundtrack
  music cd, music album, audio cd | musik-cd, musikalbum | musikkalbum, musikk-cd
  classical music | klassische musik | klassisk musikk
  childrens music, kids songs | kinderlieder-cd, kindermusik | barnemusikk
  radio play, audio drama | hörspiel | hørespill, radioteater
  vinyl single, 7 inch single | vinyl-single | vinylsingel
  record inner sleeves, vinyl sleeves | plattenhüllen, schallplattenhüllen | platelommer, lp-lommer
  vinyl storage | schallplattenregal, plattenkiste, schallplattenbox | plateoppbevaring, lp-kasse
  movie poster, film poster | filmplakat, filmposter | filmplakat
  pc game | pc-spiel | pc-spill
  simulation game, simulator game | simulationsspiel | simulatorspill
  racing game | rennspiel | racingspill, bilspill
  multiplayer game | mehrspielerspiel, multiplayer-spiel | flerspillerspill
`;
