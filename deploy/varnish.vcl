# Varnish in front of the shop: it keeps what the shop says it may, and drops by tag what the shop purges.
#
# Needs vmod xkey (Debian: varnish-modules). The shop is started with
#
#   CDN=varnish CDN_PURGE_URL=http://<this Varnish>/ CDN_TOKEN=<a secret> TRUSTED_PROXIES=<address of this Varnish>
#
# and varnishd with the same CDN_TOKEN in its environment.
vcl 4.1;

import std;
import xkey;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/health/ready";
        .interval = 1s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (!std.getenv("CDN_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("CDN_TOKEN")) {
            return (synth(403, "Forbidden"));
        }
        # Soft: what was purged is fresh for nobody, and stays to stand in while the shop is down.
        return (synth(200, "Purged " + xkey.softpurge(req.http.xkey-purge)));
    }
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    # Draft visits are shown what is not published yet. All other cookies change no page that may be kept.
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Cookie ~ "(^|;\s*)(__Host-)?draft=") {
        return (pass);
    }
    call one_spelling;
    return (hash);
}

# Pages differ by Accept: for people, or in Markdown for programs that ask for it.
sub one_spelling {
    if (req.http.Accept !~ "(?i)text/markdown|application/json") {
        set req.http.Accept = "text/html,*/*;q=0.8";
    }
}

sub vcl_backend_response {
    if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.grace = 24h;
        return (deliver);
    }
    # Files that never change under their names.
    if (!beresp.http.CDN-Cache-Control && beresp.http.Cache-Control ~ "immutable") {
        return (deliver);
    }
    # Everything else is between the shop and one visitor.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    if (obj.hits > 0) {
        unset resp.http.X-Request-Id;
        set resp.http.Cache-Status = resp.http.Cache-Status + ", varnish; hit";
    } else {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", varnish; fwd=miss";
    }
    set resp.http.Cache-Status = regsub(resp.http.Cache-Status, "^, ", "");
}
