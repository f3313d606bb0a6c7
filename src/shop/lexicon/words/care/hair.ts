/** Hair, shaving and hair removal: `English | German | Norwegian`, a concept a line. */
export const hair = `
  hair serum | haarserum | hårserum
  leave in conditioner | leave-in-conditioner, leave-in | leave-in-balsam
  hair tonic, scalp tonic | haarwasser, haartonikum | hårvann, hårtonic
  scalp scrub, scalp peeling | kopfhautpeeling | hodebunnsskrubb
  scalp massager | kopfmassagebürste, kopfhautmassage, kopfmassagegerät | hodebunnsmassasje, hodemassasje
  itchy scalp, dry scalp | juckende kopfhaut, trockene kopfhaut | tørr hodebunn
  split ends | spliss | slitte tupper
  hair loss, thinning hair | haarausfall, dünnes haar | hårtap, håravfall
  hair growth serum | haarwuchsmittel, haarwachstumsserum | hårvekstmiddel
  caffeine shampoo | koffeinshampoo, coffein-shampoo | koffeinsjampo
  silver shampoo, purple shampoo | silbershampoo | sølvsjampo
  volume shampoo | volumenshampoo | volumsjampo
  color shampoo, colored hair shampoo | farbschutzshampoo, colorshampoo | fargesjampo
  baby shampoo | babyshampoo | babysjampo
  kids shampoo | kindershampoo | barnesjampo
  detangling spray, detangler | entwirrspray, kämmspray | utredningsspray, flokespray
  detangling brush | entwirrbürste | utredningsbørste
  round brush | rundbürste, föhnbürste | rundbørste, fønbørste
  hot air brush, hot brush, dryer brush | warmluftbürste, lockenbürste | varmluftsbørste
  straightening brush | glättbürste | rettebørste
  nit comb, lice comb | läusekamm, nissenkamm | lusekam
  lice shampoo, lice treatment | läuseshampoo, läusemittel | lusesjampo, lusemiddel
  sea salt spray, texture spray | meersalzspray, salzspray haare | saltvannsspray
  hair powder, volume powder | haarpuder, volumenpuder | hårpudder, volumpudder
  hair pomade, styling pomade | haarpomade | hårpomade
  hair clay, matte clay | haarpaste, mattpaste, styling-paste | hårleire, stylingleire
  curl cream | lockencreme | krøllkrem
  curly hair, curls | lockiges haar, locken | krøllete hår, krøller
  greasy hair, oily hair | fettiges haar | fett hår
  dry hair, damaged hair | trockenes haar, strapaziertes haar | tørt hår, skadet hår
  fine hair | feines haar | fint hår
  gray hair | graues haar | grått hår
  root touch up, root concealer | ansatzspray, ansatzkaschierer | etterveksspray
  hair tint, semi permanent color | haartönung, intensivtönung | hårtoning
  hair bleach, lightener | blondierung, haaraufhellung | hårbleking, blekemiddel til hår
  henna | hennafarbe, hennapulver | hennafarge
  hair chalk, colored hair spray | haarkreide, farbhaarspray | hårkritt, farget hårspray
  satin bonnet, sleep bonnet | schlafhaube, satinhaube | sovehette
  silk pillowcase, satin pillowcase | seidenkissenbezug, satinkissenbezug | silkeputevar, satengputevar
  hairdressing scissors, hair scissors, barber scissors | haarschere, friseurschere | frisørsaks, hårsaks
  thinning scissors | effilierschere, ausdünnschere | effileringssaks
  hairdressing cape, barber cape | friseurumhang, haarschneideumhang | frisørkappe
  hair claw, claw clip, hair clamp | haarkralle, haarklaue | hårklo
  snap clips | haarclips, klick-klack-spangen | snapspenner
  bun maker, hair donut | duttkissen, duttmacher | hårdonut, bollemaker
  hair net | haarnetz | hårnett
  hair bow | haarschleife | hårsløyfe
  hair wreath, flower crown | haarkranz, blumenkranz | blomsterkrans, hårkrans
  hair accessories | haaraccessoires | hårtilbehør
  diffuser attachment, hair diffuser | diffusor-aufsatz, diffusor | diffusermunnstykke
  crimping iron | kreppeisen | krepptang
  heatless curls, heatless curler | heatless curls, locken ohne hitze |
  hair topper, hairpiece | haarteil, toupet | hårtopp, tupé
  clip in extensions | clip-in-extensions, clip-extensions | clip-in-extensions
  shaving kit, shaving set | rasierset | barbersett
  shaving gel | rasiergel | barbergele
  shaving oil | rasieröl | barberolje
  pre shave | preshave, pre-shave | preshave
  shaving bowl, shaving mug | rasierschale, rasierseifenschale | barberskål
  disposable razor | einwegrasierer | engangshøvel
  ladies razor, womens razor, lady shaver | damenrasierer, ladyshaver | damehøvel, ladyshaver
  wet razor, manual razor | nassrasierer, nassrasur |
  straight razor, cut throat razor | rasiermesser | barberkniv
  shaver heads, shaver foil | scherkopf, scherfolie | skjærehoder, skjæreblad
  nose hair trimmer, nose trimmer | nasenhaartrimmer, nasenhaarschneider | nesehårtrimmer
  body groomer, body trimmer | bodygroomer, körperhaartrimmer | kroppstrimmer
  bikini trimmer | bikinitrimmer | bikinitrimmer
  eyebrow razor, dermaplaning tool | augenbrauenrasierer, gesichtsrasierer | brynsbarberer, ansiktsbarberer
  ingrown hairs | eingewachsene haare | inngrodde hår
  razor burn, razor bumps | rasierbrand, rasurbrand | barberutslett
  alum block, styptic pencil | alaunstein, blutstiller, rasierstift | alunstift, alunstein
  warm wax, hot wax | warmwachs, heißwachs | varm voks
  sugaring paste, sugar wax | zuckerpaste, sugaring-paste | sukkervoks
  wax heater, wax warmer | wachserhitzer, wachswärmer | voksvarmer
  ipl device, ipl hair removal | ipl-gerät, ipl-haarentfernung | ipl-apparat
  hair removal, depilation | haarentfernung, enthaarung | hårfjerning
  beard comb | bartkamm | skjeggkam
  beard brush | bartbürste | skjeggbørste
  beard shampoo, beard wash | bartshampoo, bartseife | skjeggsjampo
  moustache wax, mustache wax | bartwichse, bartwachs, schnurrbartwachs | bartevoks, mustasjevoks
  beard dye, beard color | bartfarbe | skjeggfarge
`;
